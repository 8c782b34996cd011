import { organization } from '../../content/organization.ts';

export const structuredData: object[] = [organization];
