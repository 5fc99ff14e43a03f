export { createWorkerPool } from './bots/worker-pool.ts';
export { createApp, type App, type AppOptions } from './app.ts';
export { mapGames, type AnyGame, type GameMap } from './match/games.ts';
export { systemEnvironment, type ServerEnvironment } from './ops/environment.ts';
export { createMetrics, type Metrics } from './ops/metrics.ts';
export type { BotScheduler } from './bots/bot-scheduler.ts';
export { DEFAULT_LIMITS, type ServerLimits, type Log, type ServerContext } from './ops/context.ts';
