export * from './profile-mapping.ts';
export * from './routes/route-paths.ts';
export * from './routes/route-roles.ts';
