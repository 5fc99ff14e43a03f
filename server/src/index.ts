export { createWorkerPool } from './bots/worker-pool.ts';
export { newApp, type App, type AppOptions } from './app.ts';
export { gamesOf, type AnyGame, type Games } from './match/games.ts';
export { realHost, type Environment } from './ops/environment.ts';
export { createMetrics, type Metrics } from './ops/metrics.ts';
export type { BotScheduler } from './bots/bot-scheduler.ts';
export { LIMITS, type Limits, type Log, type ServerContext } from './ops/context.ts';
