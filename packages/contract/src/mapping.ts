export * from './profile-mapping.ts';
export * from './route-paths.ts';
export * from './route-roles.ts';
