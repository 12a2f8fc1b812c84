import * as alert from './alert.ts'
import * as box from './box.ts'
import * as buy from './buy.ts'
import * as consider from './consider.ts'
import * as crew from './crew.ts'
import * as cruiser from './cruiser.ts'
import * as cutter from './cutter.ts'
import * as deal from './deal.ts'
import * as deceptive from './deceptive.ts'
import * as deck from './deck.ts'
import * as disgruntled from './disgruntled.ts'
import * as fly from './fly.ts'
import * as gear from './gear.ts'
import * as harrow from './harrow.ts'
import * as haven from './haven.ts'
import * as hold from './hold.ts'
import * as job from './job.ts'
import * as kill from './kill.ts'
import * as leader from './leader.ts'
import * as map from './map.ts'
import * as medic from './medic.ts'
import * as misbehave from './misbehave.ts'
import * as moral from './moral.ts'
import * as nav from './nav.ts'
import * as open from './open.ts'
import * as outlaw from './outlaw.ts'
import * as pay from './pay.ts'
import * as picAlliance from './pic-alliance.ts'
import * as picCard from './pic-card.ts'
import * as picNav from './pic-nav.ts'
import * as picReaver from './pic-reaver.ts'
import * as setup from './setup.ts'
import * as skill from './skill.ts'
import * as solid from './solid.ts'
import * as story from './story.ts'
import * as trade from './trade.ts'
import * as turn from './turn.ts'
import * as universe from './universe.ts'
import * as upgrade from './upgrade.ts'
import * as warrant from './warrant.ts'
import * as work from './work.ts'

interface GermanChapter {
  readonly title: string
  readonly rules: Readonly<Record<string, string>>
}

/** The German words for each chapter, under the id of the chapter. */
export const chapters: ReadonlyMap<string, GermanChapter> = new Map<string, GermanChapter>([
  ['BOX', box],
  ['DECK', deck],
  ['SETUP', setup],
  ['MAP', map],
  ['TURN', turn],
  ['FLY', fly],
  ['NAV', nav],
  ['OUTLAW', outlaw],
  ['CRUISER', cruiser],
  ['CUTTER', cutter],
  ['ALERT', alert],
  ['BUY', buy],
  ['CONSIDER', consider],
  ['CREW', crew],
  ['LEADER', leader],
  ['GEAR', gear],
  ['UPGRADE', upgrade],
  ['HOLD', hold],
  ['DEAL', deal],
  ['JOB', job],
  ['WORK', work],
  ['PAY', pay],
  ['MORAL', moral],
  ['SOLID', solid],
  ['MISBEHAVE', misbehave],
  ['SKILL', skill],
  ['WARRANT', warrant],
  ['DISGRUNTLED', disgruntled],
  ['KILL', kill],
  ['MEDIC', medic],
  ['STORY', story],
  ['TRADE', trade],
  ['HARROW', harrow],
  ['UNIVERSE', universe],
  ['HAVEN', haven],
  ['DECEPTIVE', deceptive],
  ['OPEN', open],
  ['PIC-ALLIANCE', picAlliance],
  ['PIC-REAVER', picReaver],
  ['PIC-NAV', picNav],
  ['PIC-CARD', picCard],
])
