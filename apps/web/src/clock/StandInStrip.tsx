import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { useDeed } from '../online/use-server.ts'
import type { Company } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'

/** Tells the viewer that a bot plays for them since their time ran out, and lets them play on. */
export default function StandInStrip({ company: { table } }: { company: Company }) {
  const say = useSay()
  const deed = useDeed()
  const { you } = table
  if (you === null) return null
  return (
    <div className="strip" role="status">
      <Icon name="clock" />
      <p>{deed.problem ? sayProblem(say, deed.problem) : say('clock.stand-in')}</p>
      <button
        type="button"
        className="button"
        disabled={deed.busy}
        onClick={() => void deed.run(() => server.takeBack(table.id, you))}
      >
        {say('clock.stand-in.back')}
      </button>
    </div>
  )
}
