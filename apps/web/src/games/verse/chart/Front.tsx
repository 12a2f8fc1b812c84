import type { SectorId } from '@keep-flying/verse'
import { marksOn, mayEnter } from '@keep-flying/verse/ask'
import { memo, Suspense, useCallback, useId, useMemo, useState } from 'react'
import type { Camera } from '../../../board/camera.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking, usePointed } from '../../../table/context.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { Beads, CourseLine, placesIn, standingAt, Trails } from './Course.tsx'
import type { Geometry } from './geometry.ts'
import { Labels, Planets, SpaceNames } from './Labels.tsx'
import { Forbidden, Light, Reach } from './Light.tsx'
import { Borders, Neatline, ReaverSpace, Suns, SystemNames } from './Lines.tsx'
import { labelsOf, stepAt, systemNamesOf } from './labels.ts'
import { legible } from './legible.ts'
import { useSectorName, useSectorNotes } from './names.ts'
import { Pieces } from './Pieces.tsx'
import { beadsOn, type Drawn, type Standing, standsOf } from './pieces.ts'
import { type Helmsman, Sectors } from './Sectors.tsx'
import type { Choosing } from './use-choosing.ts'
import type { LitChart } from './use-lit.ts'
import { useOnChart } from './use-pieces.ts'

const Roaming = later(async () => (await import('./Roaming.tsx')).Roaming)

/** Everything on the chart that is lit, moves or can be pressed. Parts that rest are not drawn again. */
export const Front = memo(function Front({
  geometry,
  camera,
  chart: { lit, planned, looked },
  choosing,
  wasBent,
}: {
  geometry: Geometry
  camera: Camera
  chart: LitChart
  choosing: Choosing
  wasBent(): boolean
}) {
  const id = useId()
  const say = useSay()
  const { t, box, me, moment, write } = useTable()
  const { openCard, openSeat } = useLooking()
  const { picked } = useAnswering()
  const pointed = usePointed()
  const { scale } = camera
  const step = stepAt(scale)
  const labels = useMemo(() => labelsOf(geometry, box, step), [geometry, box, step])
  const named = useMemo(() => legible(labels, geometry, scale), [labels, geometry, scale])
  const systems = useMemo(() => systemNamesOf(geometry, box, step), [geometry, box, step])
  const placeOf = useMemo(() => placesIn(geometry, labels), [geometry, labels])
  const { pieces, pins, trails, threats } = useOnChart(geometry)
  const drawn = useMemo((): Drawn => ({ geometry, labels, step, scale }), [geometry, labels, step, scale])
  const standing = useMemo((): Standing => ({ pieces, stands: standsOf(pieces, drawn) }), [pieces, drawn])
  const nameOf = useSectorName()
  const notes = useSectorNotes(lit, pins)
  const far = useMemo(
    () =>
      new Map<SectorId, number>([
        ...[...lit.options.keys(), ...lit.roamers].map((sector) => [sector, 1] as const),
        ...[...lit.routes].map(([sector, { path }]) => [sector, path.length] as const),
      ]),
    [lit],
  )
  const litSectors = useMemo(() => new Set(far.keys()), [far])
  const forbidden = useMemo(
    () => (me && lit.way === 'burn' ? moment.view.cutters.filter((sector) => !mayEnter(t, me, sector, 'burn')) : []),
    [t, me, lit, moment],
  )
  const printed = useMemo(() => marksOn(t).flatMap((mark) => (mark.printed > 0 ? [mark.sector] : [])), [t])
  const piles = usePiles(step.figures)
  const crowded = useMemo(() => new Set(pieces.map(({ sector }) => sector)), [pieces])
  const [focused, setFocused] = useState<SectorId | null>(null)
  const helm = useHelm(camera, geometry, choosing, setFocused)

  const onShip = useCallback(
    (seat: number) => {
      if (!wasBent()) openSeat(seat)
    },
    [wasBent, openSeat],
  )
  const mine = me ? standing.stands.get(`ship ${me.seat}`) : undefined
  const from = mine ? [standingAt(mine, scale)] : []
  const course = looked.length > 0 ? looked : planned
  const beads = useMemo((): Standing => {
    const draws = lit.way === 'burn' ? beadsOn(course) : []
    return { pieces: draws, stands: standsOf(draws, drawn, standing) }
  }, [lit, course, drawn, standing])
  const chosen = [...lit.options].find(([, ids]) => ids.includes(picked[0] ?? ''))?.[0] ?? planned.at(-1) ?? null
  // Where others are moved, the own ship has no part in it.
  const flownFrom = lit.roamers.length > 0 ? null : (me?.sector ?? null)
  const { x, y, width, height } = geometry.bounds

  return (
    <svg
      className="chart-front"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="application"
      aria-label={say('chart.label')}
      aria-describedby={`${id}help`}
    >
      <desc id={`${id}help`}>{say('chart.help')}</desc>
      <Light geometry={geometry} far={far} from={flownFrom} />
      <Forbidden geometry={geometry} sectors={forbidden} scale={scale} id={id} />
      <Borders geometry={geometry} />
      <Reach geometry={geometry} far={far} from={flownFrom} />
      {chosen !== null && <path d={geometry.cells.get(chosen)?.d} className="chart-chosen" />}
      {pointed !== null && <path d={geometry.cells.get(pointed)?.d} className="chart-pointed" />}
      <ReaverSpace geometry={geometry} sectors={printed} scale={scale} />
      <Suns geometry={geometry} scale={scale} />
      <SystemNames names={systems} scale={scale} id={id} />
      <Trails trails={trails} placeOf={placeOf} standing={standing} scale={scale} />
      {looked.length > 0 && <CourseLine points={[...from, ...planned.map(placeOf)]} faint />}
      <CourseLine points={[...from, ...course.map(placeOf)]} />
      <Planets labels={labels} step={step} scale={scale} />
      <Sectors
        geometry={geometry}
        neighbours={box.neighbours}
        names={notes}
        lit={litSectors}
        current={focused ?? (me?.sector || 'londinium')}
        helm={helm}
      />
      <Labels labels={named} step={step} scale={scale} piles={piles} onContact={openCard} />
      {step.words && <SpaceNames geometry={geometry} box={box} nameOf={nameOf} scale={scale} taken={crowded} />}
      <Pieces
        standing={standing}
        scale={scale}
        size={step.pieces}
        threats={threats}
        words={step.words}
        write={write}
        onShip={onShip}
      />
      {lit.roamers.length > 0 && (
        <Suspense fallback={null}>
          <Roaming
            geometry={geometry}
            standing={standing}
            placeOf={placeOf}
            scale={scale}
            to={pointed !== null && lit.options.has(pointed) ? pointed : chosen}
          />
        </Suspense>
      )}
      <Beads geometry={geometry} standing={beads} scale={scale} />
      <Neatline geometry={geometry} />
    </svg>
  )
})

const noPiles: ReadonlyMap<string, number> = new Map()

/** How many cards are in the supply decks. */
function usePiles(wanted: boolean): ReadonlyMap<string, number> {
  const { moment } = useTable()
  const { supply } = moment.view
  return useMemo(
    () =>
      wanted
        ? new Map(Object.entries(supply).map(([id, { deck }]) => [id, deck.backs?.length ?? deck.cards.length]))
        : noPiles,
    [wanted, supply],
  )
}

/** What the sectors call for when they are pressed, pointed at or come to by keys. */
function useHelm(
  camera: Camera,
  geometry: Geometry,
  { choose }: Choosing,
  setFocused: (sector: SectorId) => void,
): Helmsman {
  const { pointAt } = useLooking()
  const { reveal } = camera
  const focus = useCallback(
    (sector: SectorId, byKeys: boolean) => {
      setFocused(sector)
      pointAt(sector)
      const cell = geometry.cells.get(sector)
      if (cell && byKeys) reveal(cell.middle)
    },
    [setFocused, pointAt, geometry, reveal],
  )
  return useMemo(() => ({ pointAt, choose, focus }), [pointAt, choose, focus])
}
