/** Engravings of ships: side views, noses to the right, on a plate of 360 × 170. All are our own. */

/** What a part of a ship is made of. */
export type Stuff = 'brass' | 'tarnish' | 'ochre' | 'glow' | 'glass' | 'soot'

export interface Drawing {
  /** Filled shapes, the farthest first. */
  readonly parts: readonly (readonly [Stuff, string])[]
  /** Where the captain's colour is laid. */
  readonly tint: string
  readonly ribs: string
  readonly details: string
  readonly seams: string
  readonly glints: string
}

const bulb = 'M18 92C18 62 47 42 84 43c22 1 36 11 42 25v47c-8 16-24 24-46 24-36 0-62-17-62-47Z'
const pod = 'M132 106c12-11 62-11 76 1 8 9 5 21-9 26-20 6-52 5-66-5-9-7-9-15-1-22Z'
const back = 'M146 42c10-11 42-12 54-1l-5 7-46 4Z'

/** A long neck, and a drive like a lantern. */
const swan: Drawing = {
  parts: [
    ['tarnish', back],
    ['tarnish', 'M152 121l6 14 44-2 10-14Z'],
    ['glow', bulb],
    ['brass', 'M234 67l56-3 3 30-55 5Z'],
    ['brass', 'M120 66l30-20 46-5 30 13 16 15 5 15-6 17-20 15-44 11-47-5-10-9Z'],
    ['brass', 'M284 58c16-9 44-7 60 9 9 9 8 16-4 22-16 9-38 9-55 5Z'],
    ['glass', 'M310 62l22 8 6 8-24-4-9-6Z'],
    ['ochre', 'M160 100l10-27h18l2 26Z'],
    ['brass', pod],
    ['soot', 'M196.5 118a7.5 13 0 1 0 15 0a7.5 13 0 1 0-15 0Z'],
    ['glow', 'M202.5 118a3.5 8 0 1 0 7 0a3.5 8 0 1 0-7 0Z'],
  ],
  tint: bulb + pod + back,
  ribs: 'M36 58c-7 18-7 48 0 68M48 55c-7 18-7 48 0 73M60 52c-7 18-7 48 0 78M72 49c-7 18-7 48 0 83',
  details:
    'M84 44c9 26 9 66 0 94M102 50c7 24 7 58 0 82M146 103c-6 9-6 20 0 29M162 99c-5 12-5 24 0 35M182 98c-4 12-4 25 0 36M300 60l6-10h12l2 8M262 66l4-8 10-1',
  seams: 'M128 72l32-17 38-4 24 10M136 86h98M150 46l8 74M196 42l10 72M222 56l6 50M247 68l3 30M260 67l3 30M273 66l3 29',
  glints: 'M126 66c8-6 18-12 26-17 16-3 30-4 43-5M290 60c14-6 34-5 48 6M24 82c4-18 22-32 50-36',
}

const mainsail = 'M128 70C112 48 118 22 156 6c20 20 32 42 38 62Z'
const foresail = 'M214 70c-8-22-2-38 24-48 14 16 22 32 24 46Z'

/** A junk: battened sails over a low hull, the bow turned up. */
const junk: Drawing = {
  parts: [
    ['glow', 'M12 80c0-14 22-20 56-16l8 28-40 6c-16-2-24-8-24-18Z'],
    ['glow', 'M20 112c0-12 20-16 54-12l10 24-38 6c-16-2-26-8-26-18Z'],
    ['ochre', mainsail],
    ['ochre', foresail],
    ['tarnish', 'M130 122c34 8 86 8 122-4l-14 20c-26 10-70 10-94 0Z'],
    [
      'brass',
      'M54 82c34-14 92-14 166-14l62-2c28-4 48-14 66-34 4 28-4 54-28 70-26 18-76 26-134 26l-80-2c-28-4-46-20-52-44Z',
    ],
    ['tarnish', 'M78 66l8-22h30l6 24Z'],
    ['glass', 'M292 76l32-16 10-2-10 20-28 10Z'],
    [
      'soot',
      'M150 100a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM182 100a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM214 98a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z',
    ],
  ],
  tint: mainsail + foresail,
  ribs: 'M126 60l64-2M124 44l56-4M131 28l38-4M145 14l18-2M216 56l42-2M216 42l34-3',
  details:
    'M156 6l2 62M238 22l2 46M32 68c-6 8-6 18 0 28M48 65c-6 10-6 20 0 30M40 102c-5 8-5 16 0 26M58 101c-5 8-5 18 0 26M86 54h32',
  seams: 'M62 98c60 10 150 8 256-14M70 112c70 8 150 6 222-6M120 72l4 54M252 68l4 50M282 66l6 40M342 46l-26 12',
  glints: 'M60 80c40-11 100-9 160-9M286 68c22-3 40-10 56-24M18 76c6-8 24-12 44-9',
}

const crates = 'M84 86h56v46H84ZM146 86h56v46h-56ZM208 86h56v46h-56Z'

/** A hauler: crates under a spine, a crane over it, a cab in front. */
const hauler: Drawing = {
  parts: [
    ['tarnish', 'M186 66l-10-46 8-4 14 50Z'],
    ['tarnish', 'M176 14l84 16-1 7-84-12Z'],
    ['tarnish', 'M92 132h44l-4 12H96ZM154 132h44l-4 12h-36ZM216 132h44l-4 12h-36Z'],
    ['glow', 'M14 60l14-12h52v42H28l-14-10Z'],
    ['glow', 'M14 106l14-10h52v40H28l-14-12Z'],
    ['brass', 'M76 42h22v98H76Z'],
    ['ochre', 'M108 42h56v26h-56Z'],
    ['ochre', crates],
    ['brass', 'M92 66h190v18H92Z'],
    ['brass', 'M270 48h40l34 30v32l-16 18h-58Z'],
    ['glass', 'M302 56h8l24 22v10h-32Z'],
    ['soot', 'M278 112h34v8h-34Z'],
  ],
  tint: `${crates}M108 42h56v26h-56Z`,
  ribs: 'M30 52v36M44 50v38M58 50v38M30 98v36M44 98v36M58 98v36',
  details:
    'M252 36v16l-5 6 5 5 5-5-5-6M94 90v38M104 90v38M114 90v38M124 90v38M156 90v38M166 90v38M176 90v38M186 90v38M218 90v38M228 90v38M238 90v38M248 90v38M318 66v22',
  seams:
    'M180 22l8 36M184 18l6 46M122 44v22M136 44v22M150 44v22M98 75h178M110 66v18M140 66v18M170 66v18M200 66v18M230 66v18M258 66v18M284 48v78M272 98h56M82 44v94',
  glints: 'M94 69h180M274 51h35l30 27M78 46h16M20 60l12-9h44',
}

const wheel = 'M26 92a58 58 0 1 0 116 0a58 58 0 1 0-116 0Z'
const wheelhouse = 'M226 54l8-26h46l16 34Z'

/** A paddle steamer: a great wheel, two stacks and a round belly. */
const steamer: Drawing = {
  parts: [
    ['tarnish', 'M154 56l-4-40h22l-2 38ZM190 52l-4-30h20l-2 30Z'],
    ['tarnish', 'M146 8h30v9h-30ZM182 14h28v9h-28Z'],
    ['brass', wheelhouse],
    ['glass', 'M240 34h14v14h-18ZM260 34h16l8 16h-24Z'],
    ['brass', 'M92 88c6-28 54-42 110-40 60 2 108 14 138 40 8 10 0 18-22 26-46 18-130 26-182 14-30-8-46-22-44-40Z'],
    ['glow', wheel],
    ['soot', 'M46 92a38 38 0 1 0 76 0a38 38 0 1 0-76 0Z'],
    [
      'ochre',
      'M80 54h8v76h-8ZM46 88h76v8H46ZM54.3 67.9l5.7-5.6 53.7 53.7-5.7 5.7ZM54.3 116l53.7-53.7 5.7 5.7-53.7 53.7Z',
    ],
    ['brass', 'M70 92a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z'],
    [
      'soot',
      'M168 90a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM198 90a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM228 90a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM258 88a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
    ],
  ],
  tint: wheel + wheelhouse,
  ribs: 'M84 34v20M84 130v20M26 92h20M122 92h20M43 51l14 14M111 119l14 14M43 133l14-14M111 65l14-14M62 38l7 17M99 129l7 17M30 70l18 7M120 107l18 7M30 114l18-7M120 77l18-7M62 146l7-17M99 55l7-17',
  details: 'M340 88l16-6M150 24h20M150 32h20M188 30h16M84 84v16M76 92h16M286 96l18-4 4 14-18 5Z',
  seams:
    'M140 62c50-14 130-12 184 16M146 76c50-8 130-6 186 8M150 106c50 8 120 6 172-10M160 120c40 4 90 2 130-8M180 50l-4 76M246 52l2 72M300 64l2 50',
  glints: 'M142 60c50-16 120-14 170 8M236 31h42M36 66c8-14 22-24 42-26',
}

const fin = 'M70 70L40 22h34l60 44Z'
const wing = 'M92 98l-44 46h58l70-38Z'

/** A dart: all drive and nose, with swept fins. */
const dart: Drawing = {
  parts: [
    ['tarnish', fin],
    ['glow', 'M16 74l16-10h56v44H32l-16-10Z'],
    ['brass', 'M76 62c70-12 160-10 268 26-106 36-196 38-268 26Z'],
    ['ochre', 'M120 70h70l-8 16h-62Z'],
    ['ochre', wing],
    ['glass', 'M252 72c20 2 38 6 54 14l-58 2-14-10Z'],
    ['soot', 'M84 78h16v20H84Z'],
  ],
  tint: fin + wing,
  ribs: 'M34 68v36M46 66v40M58 66v40M70 66v40',
  details: 'M196 96h92M206 104h60M56 30l52 38M66 136l72-30',
  seams: 'M112 58v62M150 56v66M196 56v66M236 60v58M288 72v34',
  glints: 'M82 64c66-10 150-9 250 22M22 74l14-8h46',
}

const scoop = 'M284 60h44l18 30-10 44h-46l12-40Z'
const bins = 'M96 58h52v70H96ZM154 58h52v70h-52ZM212 58h52v70h-52Z'

/** A scow: a long open hull of bins, a claw over them, a scoop for a bow. */
const scow: Drawing = {
  parts: [
    ['tarnish', 'M150 58l-6-42h12l10 42Z'],
    ['tarnish', 'M146 14l96 8-2 8-94-4Z'],
    ['glow', 'M14 82l12-12h60v54H26l-12-12Z'],
    ['ochre', bins],
    ['brass', 'M80 110h212l20 30H92Z'],
    ['brass', 'M76 52h20v80H76Z'],
    ['brass', scoop],
    ['glass', 'M292 66h30l10 16h-44Z'],
    ['soot', 'M110 122h18v8h-18ZM160 122h18v8h-18ZM210 122h18v8h-18Z'],
  ],
  tint: bins,
  ribs: 'M30 74v46M44 72v50M58 72v50M72 72v50',
  details:
    'M232 28v18l-8 10 8 6 8-6-8-10M106 64v40M122 64v40M138 64v40M164 64v40M180 64v40M196 64v40M222 64v40M238 64v40',
  seams: 'M84 120h216M124 110v28M186 110v28M248 110v28M300 92l36-2M292 114h44',
  glints: 'M84 112h200M80 56h12M288 62h36l16 26M18 82l12-9h50',
}

const gull = 'M104 52L196 8l52 4-40 44ZM112 118l84 44 52-4-40-44Z'

/** A racer with gull wings, a needle for a nose. */
const dodger: Drawing = {
  parts: [
    ['tarnish', 'M70 62l-34-26 30-4 40 26ZM70 108l-34 26 30 4 40-26Z'],
    ['glow', 'M10 70l18-12h48v54H28l-18-12Z'],
    ['ochre', gull],
    ['brass', 'M64 56c40-12 120-14 176 2l110 24c6 2 6 6 0 8l-110 24c-56 16-136 14-176 2Z'],
    ['glass', 'M242 68l58 14-58 6Z'],
    ['tarnish', 'M150 60h54v10h-54ZM150 100h54v10h-54Z'],
    ['soot', 'M96 78a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM120 78a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z'],
  ],
  tint: gull,
  ribs: 'M28 60v50M40 59v52M52 58v54M64 58v54',
  details: 'M132 44l84-28M146 50l84-28M132 126l84 28M146 120l84 28M312 78v14M326 81v8',
  seams: 'M70 86h170M88 60v52M140 56v60M210 56v60M240 62v48M262 72v28',
  glints: 'M70 58c50-10 120-10 170 3M200 11l46 3M20 70l12-9h40',
}

const wagons = 'M60 82c0-22 52-22 52 0v44H60ZM118 82c0-22 52-22 52 0v44h-52ZM176 82c0-22 52-22 52 0v44h-52Z'

/** A caravan: three covered wagons behind a broad bow, lanterns along the roof. */
const caravan: Drawing = {
  parts: [
    ['tarnish', 'M54 126h232l-12 16H66Z'],
    ['glow', 'M12 84l14-14h40v66H26L12 124Z'],
    ['ochre', wagons],
    ['brass', 'M228 62l40-16c40-4 66 10 78 38 4 14-2 28-18 36l-46 12h-54Z'],
    ['glass', 'M286 60c20 0 36 8 44 24l-48-2Z'],
    ['brass', 'M54 118h232v10H54Z'],
    ['tarnish', 'M240 46l6-26h22l8 24Z'],
    [
      'glow',
      'M82 52a5 7 0 1 0 10 0a5 7 0 1 0-10 0ZM140 52a5 7 0 1 0 10 0a5 7 0 1 0-10 0ZM198 52a5 7 0 1 0 10 0a5 7 0 1 0-10 0Z',
    ],
    ['soot', 'M240 96h26v20h-26Z'],
  ],
  tint: wagons,
  ribs: 'M24 74v58M36 72v62M48 72v62M73 70v52M86 66v56M99 70v52M131 70v52M144 66v56M157 70v52M189 70v52M202 66v56M215 70v52',
  details: 'M86 46v-10M144 46v-10M202 46v-10M60 36h184M62 36v42M252 22v20M296 96l36-4M292 108l34-6',
  seams: 'M232 74c30-10 70-8 104 12M232 104h96M270 48l4 80M60 122h222M304 50l2 74',
  glints: 'M62 78c6-16 42-16 48-2M232 66l38-15c28-2 48 4 62 18',
}

const blades = 'M92 40l88-22 66 18-80 20ZM92 130l88 22 66-18-80-20Z'

/** A jet: two great intakes, swept blades and a blunt nose. */
const jet: Drawing = {
  parts: [
    ['glow', 'M8 58l22-10h60v30H30L8 68ZM8 102l22-10h60v30H30L8 112Z'],
    ['ochre', blades],
    ['tarnish', 'M84 44h76c14 4 14 34 0 38H84ZM84 88h76c14 4 14 34 0 38H84Z'],
    ['brass', 'M120 66c50-16 120-16 176-6 34 6 52 16 54 26-2 10-20 20-54 26-56 10-126 10-176-6Z'],
    ['soot', 'M160 63a9 19 0 1 0 18 0a9 19 0 1 0-18 0ZM160 107a9 19 0 1 0 18 0a9 19 0 1 0-18 0Z'],
    ['glass', 'M270 66c26 0 46 6 56 16h-58Z'],
    ['ochre', 'M196 78h52v16h-52Z'],
  ],
  tint: blades,
  ribs: 'M24 52v24M38 49v28M52 49v28M66 49v28M24 96v24M38 93v28M52 93v28M66 93v28',
  details: 'M120 34l70-14M132 50l90-16M120 136l70 14M132 120l90 16M320 92h18M204 82h36M204 90h36',
  seams:
    'M126 74c60-10 140-10 200 2M126 98c60 10 140 10 200-2M188 58v56M256 56v60M296 62v48M100 46v34M124 46v34M100 90v34M124 90v34',
  glints: 'M128 66c50-12 110-12 164-4M96 41l84-20M18 56l16-5h52',
}

const bay = 'M150 104h92l10 28-14 10h-84l-14-10Z'

/** A wanderer: a rounded hull, and a shuttle in the bay beneath it. */
const wanderer: Drawing = {
  parts: [
    ['glow', 'M16 58c0-14 20-20 50-18l6 46-34 4c-14-4-22-16-22-32Z'],
    ['tarnish', 'M96 46l18-24h38l8 24Z'],
    ['brass', 'M60 44c70-12 150-10 214 0 38 8 62 20 72 34-12 16-36 26-74 30-66 6-144 4-208-8-14-16-16-40-4-56Z'],
    ['glass', 'M284 56c22 4 38 12 46 22h-54Z'],
    ['soot', 'M146 96h104v14H146Z'],
    ['ochre', bay],
    ['glass', 'M222 112h16l6 12h-22Z'],
    ['glow', 'M132 114h16v18h-12Z'],
  ],
  tint: bay,
  ribs: 'M28 46c-5 12-5 28 0 40M40 43c-5 12-5 32 0 46M52 42c-5 12-5 32 0 46',
  details: 'M104 46v44M128 44v50M268 48l8 56M160 122h56M120 30h26',
  seams: 'M66 62c80-10 160-8 250 2M66 84c80 8 160 8 240-2M196 40v56M232 42v54',
  glints: 'M72 48c60-9 130-8 196 0M160 108h72M22 56c4-8 16-12 34-12',
}

const awning = 'M96 40h150l14 16H82Z'

/** A saloon barge: two decks under an awning, and a paddle of a drive. */
const saloon: Drawing = {
  parts: [
    ['glow', 'M10 70c0-20 20-32 44-30v86c-26 0-44-14-44-34Z'],
    ['tarnish', 'M120 40V18h14v22ZM204 40V14h16v26Z'],
    ['ochre', awning],
    ['brass', 'M88 56h168v30H88Z'],
    ['brass', 'M50 84h228c34 4 58 12 70 26-16 18-44 26-84 26H74c-16-8-24-28-24-52Z'],
    ['glass', 'M102 62h18v18h-18ZM134 62h18v18h-18ZM166 62h18v18h-18ZM198 62h18v18h-18Z'],
    ['soot', 'M70 112h160v8H70Z'],
  ],
  tint: awning,
  ribs: 'M20 52v60M32 46v74M44 42v80',
  details: 'M96 48h152M236 62h14M290 96l30 12M112 120v14M180 120v14',
  seams: 'M56 98h270M60 128h220M256 86v48M128 86v48',
  glints: 'M100 43h140M92 59h158M280 88c24 4 42 10 58 20',
}

const guns = 'M214 40h96v8h-96ZM214 122h96v8h-96Z'

/** A gunship: plated, with barrels over and under its nose. */
const gunship: Drawing = {
  parts: [
    ['glow', 'M12 62h40v18H12ZM12 92h40v18H12Z'],
    ['tarnish', 'M92 50l20-26h72l14 26ZM92 122l20 26h72l14-26Z'],
    ['soot', guns],
    ['brass', 'M46 52h190l56 18 44 16-44 18-56 18H46l-10-18V70Z'],
    ['ochre', 'M150 60h46v52h-46Z'],
    ['glass', 'M264 76l36 6v8l-36 6Z'],
    ['soot', 'M162 86a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z'],
  ],
  tint: guns,
  ribs: 'M58 54v64M70 54v64M82 54v64',
  details: 'M112 34h60M112 138h60M236 54v64M206 62v50',
  seams: 'M98 70h130M98 104h130M120 54v66M250 66l60 16M250 108l60-18',
  glints: 'M56 56h170M120 28h60M218 42h88',
}

const bolt = 'M70 118l60-24h56l-36 40Z'

/** A courier: all drive behind a needle. */
const courier: Drawing = {
  parts: [
    ['glow', 'M8 74c0-16 18-24 46-24l10 52-36 2c-12-4-20-14-20-30Z'],
    ['tarnish', 'M80 56l50-34h30l-10 36Z'],
    ['ochre', bolt],
    ['brass', 'M54 54c60-8 130-4 190 6l106 20-106 18c-60 8-130 8-188 2-10-14-12-32-2-46Z'],
    ['glass', 'M236 68l44 10-48 2Z'],
    ['soot', 'M84 76h90v6H84Z'],
  ],
  tint: bolt,
  ribs: 'M20 62v28M32 56v40M44 53v46',
  details: 'M108 42l30-18M196 58v44M214 62v38',
  seams: 'M66 66c60-4 120-2 180 6M66 92c60 4 120 2 180-4M140 54v50',
  glints: 'M64 56c56-5 116-3 170 4M250 64l80 14',
}

const drawings: Readonly<Record<string, Drawing>> = {
  serenity: swan,
  'yun-qi': junk,
  bonanza: hauler,
  'bonnie-mae': steamer,
  interceptor: dart,
  'ss-walden': scow,
  'artful-dodger': dodger,
  esmeralda: caravan,
  jetwash: jet,
  'restless-sole': wanderer,
  'white-lightning': saloon,
  cantankerous: gunship,
  'huntingdons-bolt': courier,
}

/** A ship that nobody drew yet looks like most others of its class. */
export function drawingOf(ship: string): Drawing {
  return drawings[ship] ?? swan
}
