import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, variables } from './config.ts'

describe('the configuration', () => {
  it('has a value for everything without any variable', () => {
    const { botThreads, ...config } = readConfig({})
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      backupFolder: null,
      backupEvery: 6,
      backupHours: 4,
      backupDays: 7,
      backupWeeks: 4,
      publicUrl: null,
      trustProxy: 0,
      logLevel: 'warn',
      requestsPerMinute: 300,
      messagesPerMinute: 600,
      tablesPerHour: 60,
      guestsPerHour: 400,
      guestWork: 0,
      maxStorage: 20_000,
      connectionsPerAddress: 100,
      importMegabytes: 20,
      answerMegabytes: 12,
      importSeconds: 60,
      botPatience: 10_000,
      botThinking: 1000,
      privateWebhooks: false,
      remindAfter: 10,
      stalledLive: 10,
      stalledDays: 10080,
      stepIn: 10,
      contact: 'mailto:admin@localhost',
      keepOpenTables: 7,
      keepLiveTables: 3,
      keepDaysTables: 60,
      keepGuests: 60,
      keepAccounts: 0,
      keepReplays: 180,
      absentLive: 5,
      absentDays: 4320,
    })
    expect(botThreads).toBeGreaterThanOrEqual(1)
    expect(botThreads).toBeLessThanOrEqual(4)
  })

  it('takes what is set, and ignores other variables', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://me:pw@db:5432/game',
      PUBLIC_URL: 'https://play.example.org/',
      ALLOW_PRIVATE_WEBHOOKS: 'true',
      LOG_LEVEL: '',
      PATH: '/bin',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgres://me:pw@db:5432/game',
      publicUrl: 'https://play.example.org',
      privateWebhooks: true,
      logLevel: 'warn',
    })
  })

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent, not "loud".'],
    ['ALLOW_PRIVATE_WEBHOOKS', 'yes', 'ALLOW_PRIVATE_WEBHOOKS must be true or false, not "yes".'],
    ['CONTACT', 'me', 'CONTACT must be a mailto: or https: URL, not "me".'],
    ['KEEP_GUESTS', '0', 'KEEP_GUESTS must be a whole number from 1 to 36500, not "0".'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message))
  })

  it.each(['ftp://example.org', 'example.org', 'https://example.org/game', 'https://example.org/?a=b'])(
    'refuses PUBLIC_URL=%s',
    (value) => {
      expect(() => readConfig({ PUBLIC_URL: value })).toThrow(
        `PUBLIC_URL must be an http or https URL without a path, such as https://play.example.org, not "${value}".`,
      )
    },
  )

  it.each([
    { DATABASE_URL: 'mysql://me:sesame@db/game' },
    { DATABASE_URL: 'me:sesame@db/game' },
    { PUBLIC_URL: 'https://me:sesame@example.org' },
    { PUBLIC_URL: 'https://me:ses/sesame@example.org' },
  ])('shows no password: %o', (env) => {
    const refused = () => readConfig(env)
    expect(refused).toThrow(ConfigError)
    expect(refused).toThrow(/^(DATABASE_URL|PUBLIC_URL) must be (?!.*sesame)/)
  })

  it('lists every variable once, with what it means', () => {
    expect(variables).toHaveLength(Object.keys(readConfig({})).length)
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length)
    for (const { name, preset, meaning } of variables) {
      expect(name).toMatch(/^[A-Z_]+$/)
      expect(preset).not.toBe('')
      expect(meaning).toMatch(/^[A-Z].*\.$/)
    }
  })
})
