import { access } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { type FastifyStaticOptions, fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Trouble } from '../problems.ts'

/** The first parts of addresses at which there are no files of the client. */
const apart = new Set(['api', 'socket.io', 'metrics', 'healthz', 'readyz'])

/** The first parts of addresses that are not pages of the client. */
const reserved = new Set([...apart, 'assets'])

const html = 'text/html; charset=utf-8'
const first = 'index.html'

/** Shown if the server was built without a client. */
const bare = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Keep Flying</title>
<h1>Keep Flying</h1>
<p>The server runs, but this build has no web client.</p>
<p>docs/api.md says how programs play here; <a href="/healthz">/healthz</a> says whether all is well.</p>
</html>
`

/** Serves the files of the client. */
export async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, filesOf(resolve(webRoot)))
}

/** Serves the first page of the client for every address that only the client knows. */
export async function servePages(app: FastifyInstance, webRoot: string | null): Promise<void> {
  if (webRoot === null) app.get('/', (_request, reply) => reply.type(html).send(bare))
  else await access(join(webRoot, first))
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (webRoot === null || !wantsPage(request))
      throw new Trouble('not-found', 'There is nothing at this address, or nothing for this method.')
    return reply.code(200).sendFile(first)
  })
}

/**
 * Files with a hash in their name never change; browsers ask for all others again each time. Compressed copies are made
 * by the build, so that nothing is compressed while somebody waits.
 */
function filesOf(root: string): FastifyStaticOptions {
  return {
    root,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // Whoever asks for what the API does not have is refused without a look at the disk.
    allowedPath: (path) => !apart.has(path.split('/')[1] ?? ''),
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(root, 'assets', sep))
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'accept-encoding')
    },
  }
}

/** What a request asks for. An address that cannot be decoded is a page, too: the client says what is wrong. */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request
  return wantsPage(request) && !isReadable(url) ? '/' : url
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

function wantsPage({ method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.accept ?? '').includes('text/html') && !reserved.has(url.split(/[/?]/)[1] ?? '')
}
