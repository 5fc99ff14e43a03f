import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have defaults, and an empty variable is none', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', HOME: '/somewhere' });
    expect(config).toMatchObject({
      ok: true,
      value: { port: 8080, host: '0.0.0.0', database: undefined, log: 'info', origins: [], proxies: 0 },
    });
  });

  test('are taken as given', () => {
    const config = readConfig({ PORT: '0', TAVOLA_ORIGINS: 'https://a.example, https://b.example' });
    expect(config).toMatchObject({
      ok: true,
      value: { port: 0, origins: ['https://a.example', 'https://b.example'] },
    });
  });

  test.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:0', { host: '::1', port: 0 }],
    ['off', null],
    ['', undefined],
  ])('metrics at %j', (text, metrics) => {
    expect(readConfig({ TAVOLA_METRICS: text })).toMatchObject({ ok: true, value: { metrics } });
  });
  test.each(['9464', '127.0.0.1', 'localhost:70000', 'on'])('%j is no address for metrics', text => {
    expect(readConfig({ TAVOLA_METRICS: text }).ok).toBe(false);
  });

  test('that are wrong are told all at once, each in a sentence that does not repeat them', () => {
    const config = readConfig({ PORT: '70000', DATABASE_URL: 'mysql://me:hush@host', TAVOLA_LOG: 'loud' });
    if (config.ok) throw new Error('taken');
    expect(config.error).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'DATABASE_URL must be an address such as postgres://user@host/database',
      'TAVOLA_LOG must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  test('that nobody knows are told too: somebody has meant another', () => {
    const config = readConfig({ TAVOLA_KEEPDAYS: '30', PORT: 'x', OTHER: 'y' });
    if (config.ok) throw new Error('taken');
    expect(config.error).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'TAVOLA_KEEPDAYS is not a setting of this server',
    ]);
  });

  test.each(['https://a.example/path', 'a.example', ''.padEnd(3, ',')])('%j are no origins', text => {
    expect(readConfig({ TAVOLA_ORIGINS: text }).ok).toBe(false);
  });
});
