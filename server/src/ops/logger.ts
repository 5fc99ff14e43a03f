import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Logs one JSON object a line. Callers pass no secrets; the redaction is a second safeguard. */
export const createLogger = (level: Config['log'], destination: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers', 'headers', 'secret', '*.secret'] }, destination);
