import type { AskedOptions } from '../../../game/setup.ts'
import { useSay } from '../../../i18n/language.tsx'
import { geometryOf, heartOf } from '../chart/geometry.ts'
import { ChartPicture } from '../home/ChartPicture.tsx'
import { useAsked } from './story.ts'

/** The chart of the boxes in play, with a flag wherever the story sends us. */
export function GoalChart({ options }: { options: AskedOptions }) {
  const say = useSay()
  const { box, story } = useAsked(options)
  const flags = story.goals.flatMap((goal, n) => {
    const place = goal.kind === 'work' ? goal.at : goal.when?.at
    const sector = place === undefined ? undefined : box.places.get(place)?.sectors[0]
    const cell = sector === undefined ? undefined : geometryOf(box).cells.get(sector)
    return cell ? [{ n: n + 1, at: heartOf(cell) }] : []
  })
  return (
    <figure className="setup-chart">
      <figcaption className="stencil">
        {say(flags.length > 0 ? 'setup.chart.goals' : 'setup.chart', { n: box.sectors.size })}
      </figcaption>
      <ChartPicture box={box} planet={3.6}>
        {flags.map(({ n, at: [x, y] }) => (
          <g key={n} transform={`translate(${x} ${y})`} className="setup-flag">
            <path d="M0 2V-22H16L12 -17L16 -12H0" />
            <circle cx={0} cy={5} r={8} />
            <text y={9.6}>{n}</text>
          </g>
        ))}
      </ChartPicture>
    </figure>
  )
}
