import { organization } from '../../organization.ts';

export const structuredData: object[] = [organization];
