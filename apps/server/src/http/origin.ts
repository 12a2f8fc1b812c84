import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Whether the request comes from one of our own pages. Browsers say where a page is from. Other programs do not, but
 * they carry nobody else's cookies, so they are allowed.
 */
export function allowsOrigin(
  { headers }: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined || origin === publicUrl) return true
  const forwarded = trustProxy > 0 ? listed(headers['x-forwarded-host']).at(-1) : undefined
  return URL.canParse(origin) && new URL(origin).host === (forwarded ?? headers.host)
}

/** The address a request came from, as far as the proxies in front of the server are trusted. */
export function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const way = [...listed(headers['x-forwarded-for']), socket.remoteAddress ?? '']
  return way.at(-1 - trustProxy) ?? way[0] ?? ''
}

function listed(header: string | string[] | undefined): string[] {
  return (header ?? '')
    .toString()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
