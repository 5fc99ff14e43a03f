export { newCrew } from './bots/worker-pool.ts';
export { newApp, type App, type AppOptions } from './app.ts';
export { gamesOf, type AnyGame, type Games } from './match/games.ts';
export { realHost, type Host } from './ops/environment.ts';
export { newMeters, type Meters } from './ops/metrics.ts';
export type { Minds, Task, Thought } from './bots/bot-scheduler.ts';
export { LIMITS, type Limits, type Log, type World } from './ops/context.ts';
