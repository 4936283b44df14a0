export * from './need/index.ts';
export * from './search/index.ts';
