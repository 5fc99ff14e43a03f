export { measureLoading, type Loading } from './load.ts';
export { serveBench, type Figures } from './serve.ts';
