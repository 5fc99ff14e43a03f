import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** One JSON object a line. Nothing gives it a secret; should somebody once do so, these names are left out. */
export const createLogger = (level: Config['log'], destination: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers', 'headers', 'secret', '*.secret'] }, destination);
