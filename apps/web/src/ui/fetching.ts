/** Milliseconds to wait before each further attempt. */
const pauses = [300, 1000, 3000]

/** A part of the program did not come, however often it was asked for. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of the program did not come.', { cause })
    this.name = 'NotFetched'
  }
}

/**
 * Stands in for the bundler's own helper around every `import()` of the client (vite.config.ts). The files that the import
 * needs are fetched first, each as often as it takes: browsers never ask again for a module that failed to come once.
 */
export async function fetchedFirst<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(
    files.map((file) => persistently(() => (file.endsWith('.css') ? addStyle(file) : fetchScript(file)))),
  )
  return load()
}

async function persistently(work: () => Promise<void>): Promise<void> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await work().catch((failure: unknown) => {
    throw new NotFetched(failure)
  })
}

const there = new Set<string>()

/** Puts a script into the browser's cache, from where it is imported. */
async function fetchScript(file: string): Promise<void> {
  if (there.has(file)) return
  const reply = await fetch(`/${file}`)
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`)
  await reply.arrayBuffer()
  there.add(file)
}

const styles = new Map<string, Promise<void>>()

function addStyle(file: string): Promise<void> {
  const known = styles.get(file)
  if (known) return known
  const url = new URL(`/${file}`, location.href).href
  if ([...document.styleSheets].some(({ href }) => href === url)) return Promise.resolve()
  const adding = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      styles.delete(file)
      link.remove()
      reject(new Error(`${file} did not come.`))
    })
    document.head.append(link)
  })
  styles.set(file, adding)
  return adding
}

/** Loads the page anew if the server has another version by now: the parts of this one may be gone. */
export async function loadNewVersion(): Promise<void> {
  const first = await fetch('/', { cache: 'no-store' }).then(
    (reply) => (reply.ok ? reply.text() : null),
    () => null,
  )
  const own = new URL(import.meta.url).pathname
  if (first !== null && !first.includes(own)) location.reload()
}
