export { serveBench, type Measured } from './bench.ts';
export { newApp, type App, type AppOptions } from './app.ts';
export { games, gamesOf, type AnyGame, type Games } from './games.ts';
export { realHost, type Host } from './host.ts';
export { newMeters, type Meters } from './meters.ts';
export { LIMITS, type Limits, type Log, type World } from './world.ts';
