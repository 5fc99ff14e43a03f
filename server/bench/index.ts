export { measureLoading, type Loading } from './load.ts';
export { serveBench, type ServerFigures } from './serve.ts';
