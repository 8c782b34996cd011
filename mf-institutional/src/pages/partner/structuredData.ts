import { organization } from '../../structured-data/organization.ts';

export const structuredData: object[] = [organization];
