export { golden } from './golden.ts';
export { scenarios } from './scenarios.ts';
