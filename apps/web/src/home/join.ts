/** Pages an invitation may lead to. */
const invited = ['table', 'replay', 'report', 'play']

/** An id as servers give them. */
const code = /^[A-Za-z0-9_-]{8,64}$/

/** Where a pasted link or code leads on this page; null for what is neither. The link's own host does not matter. */
export function placeIn(pasted: string): string | null {
  const typed = pasted.trim()
  if (code.test(typed)) return `/table/${typed}`
  const url = URL.parse(typed, 'https://keep-flying.invalid')
  const [name = '', id = ''] = url?.pathname.split('/').filter((word) => word !== '') ?? []
  return url && invited.includes(name) && id !== '' ? `/${name}/${id}${url.search}` : null
}
