/**
 * Does some work while no other tab of this browser holds the name, waiting until then; `insist` takes it away from
 * whoever holds it. The work is told when the name is taken away in turn.
 */
export async function heldByThisTab(
  name: string,
  insist: boolean,
  work: (lost: Promise<void>) => Promise<void>,
): Promise<void> {
  // Pages that are not served securely have no locks; two tabs then overwrite each other, and nothing breaks.
  if (!('locks' in navigator)) return work(new Promise(() => undefined))
  let lose: () => void = () => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  let working: Promise<void> = Promise.resolve()
  try {
    await navigator.locks.request(name, insist ? { steal: true } : {}, () => {
      working = work(lost)
      return working
    })
  } catch (problem) {
    if (!(problem instanceof DOMException) || problem.name !== 'AbortError') throw problem
    lose()
    await working
  }
}
