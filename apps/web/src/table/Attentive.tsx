import { Calls } from './Calls.tsx'
import { Explaining } from './Explaining.tsx'

/** What a table hears and says beside all that is seen of it; it comes once the table stands. */
export function Attentive() {
  return (
    <>
      <Explaining />
      <Calls />
    </>
  )
}
