import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    OPEN: 'Rulings',
  },
  rules: {
    'OPEN-01':
      'Two squares see each other if some straight line from inside one to inside the other touches no wall, not even its end. Every door, open or closed, counts as a wall unless one of the two squares is in its Doorway. Figures, Bodies, tokens and low obstacles block nothing. Sight always goes both ways.',
    'OPEN-02':
      "You are in cover if, between your square and the shooter's, a wall that touches your square stands in part of the way; or a low obstacle does that touches it; or you are in a Doorway and the shooter is beyond the door. A wall that only runs along the edge of the lines between the two squares is no cover.",
    'OPEN-03':
      'Distance is counted in steps around walls. Doors, open or closed, are crossed straight, and a slanting step needs all four edges at its corner to be free of walls and doors. Figures and tokens do not matter. Where no way leads, count the columns or rows between, whichever are more.',
    'OPEN-04':
      'Next to each other are neighbouring squares that see each other, with closed doors taken as walls. So around the corner of a building you can be next to somebody who is 2 steps away.',
    'OPEN-05':
      'Through a closed door the two Doorway squares see each other, but they cannot Shoot each other, nor Brawl, heal, Assist or exchange.',
    'OPEN-06':
      'For shots of the Crew, fellow Crew who are next to a Goon block sight like walls. Goons in between never do.',
    'OPEN-07':
      'One Character stands on a square. No move ends on a Character, a Body or other Heavy Object, a Crate, a Safe, a Terminal or the M.U.L.E., and nobody enters the squares of the M.U.L.E. unless the Job allows it.',
    'OPEN-08':
      'A shifted object ends next to the mover, on the map, and not on a Character, another Heavy Object, the M.U.L.E. or the mover. Shifting never needs a Brawl first.',
    'OPEN-09':
      "Next to the lock of a door are the squares that touch the door's edge, on both sides: the two Doorway squares and the four beside them. A Goon on one of them guards the lock. The lock of a Safe lies on the Safe's square.",
    'OPEN-10':
      'The nearest edge of the map is the free edge square at the least distance; among equals the one nearest in a straight line, then in the upper row, then farther left.',
    'OPEN-11': 'A Crew turn has at least one Action. You can always wait.',
    'OPEN-12':
      'A wait is at least 1 Moment and ends at most 1 beyond the highest Moment of any other Character, Goons included. If there is no other, you wait 1 per Action.',
    'OPEN-13':
      'At the front is the Character whose turn comes last: the lowest marker on the highest Moment. A marker that lies on another there is not at the front.',
    'OPEN-14':
      'The Patrol marker stacks and covers like others. The Alarm lies beside the track: it covers nobody and takes no turn.',
    'OPEN-15':
      'In every Test the marker moves after all has been declared and before the roll. Other Actions are paid when they are done, rerolls that cost time at once.',
    'OPEN-16':
      'Helpers declare one after the other; each must be Available at that point, since the marker of one may cover another.',
    'OPEN-17': 'A marker moved back stops at the first Moment, and lands on top.',
    'OPEN-18':
      'A Goon Alerted in the middle of a turn counts as Alerted at once, and so holds Heroic Crew. Its marker is placed when that turn ends.',
    'OPEN-19':
      'Markers of several Alerted Goons are placed so that the nearest ends on top: near to the Crew Member whose turn it was, if it sees them Heroic, else to the nearest Heroic Crew Member or Body it sees, or to what caused it. The player in front decides between equals.',
    'OPEN-20':
      'After a Crew turn, in this order: is the Job done, the Alarm, stars from the lowest on, and which Goons notice something.',
    'OPEN-21': 'For star events Disgruntled reads 1 and Firefly 6.',
    'OPEN-22':
      "A star you pass outside your own turn fires only when some Crew Member's own turn ends on it or beyond.",
    'OPEN-23':
      'Markers may go beyond the last Moment; who is there has no more turns. An Action begun in time is finished. When all Crew are beyond it and the Job is not done, it is a Bust.',
    'OPEN-24': 'The Timeline may have more Segments than the box.',
    'OPEN-25': 'A Firefly on a bonus die allows yet another.',
    'OPEN-26': 'Choose your number of dice before the roll, from 1 up to what you are allowed with boosts.',
    'OPEN-27':
      'Only the tester bribes, in steps of $100 and before the roll. If the Test fails, the money is gone as well.',
    'OPEN-28': 'One Action can have several different boosts, each once.',
    'OPEN-29':
      'If the Test is rerolled, all bonus dice go and the first dice are rolled again. If one die is rerolled, the bonus dice that it brought go with it. New Fireflies bring bonus dice.',
    'OPEN-30': 'Any number of Crew may Assist, each once per Test.',
    'OPEN-31': "A helper's weapons do not count; the Crew Card and other Equipment do.",
    'OPEN-32':
      "Fireflies bring bonus dice in a Brawl to both sides. A side is Disgruntled if it has more Disgruntled dice than Fireflies. The Goon's bonus dice come first, then the Crew decide.",
    'OPEN-33':
      "If the side with more is Disgruntled, nobody is wounded: to wound, a side needs at least the other's total and must not be Disgruntled.",
    'OPEN-34': 'To break away takes a higher total and not being Disgruntled.',
    'OPEN-35': 'A defender, too, counts up to two Melee Weapons.',
    'OPEN-36':
      'Whether you are held is looked at where a Move Action begins; on the way you may come past Goons freely. When others move you, nothing holds you. In an Action that is Brawl and move, you may move if no Alerted Goon is next to you then, or you won its Brawl.',
    'OPEN-37':
      'Heroic Crew without a Brawl Action cannot Move on their own turn while next to an Alerted Goon. They may do other things, or leave by winning in defence.',
    'OPEN-38': 'A shooting Goon rolls bonus dice only while its total is too low.',
    'OPEN-39': 'When a deck is empty, its discards are shuffled into a new one; so for Challenges and for Equipment.',
    'OPEN-40': 'A result that turns you Casual does nothing if you are wounded; being seen does not matter.',
    'OPEN-41': 'For healing, any Goon on the map counts, Waiting or not, that sees healer or patient.',
    'OPEN-42': 'A Casual Crew Member who is wounded turns Heroic at once.',
    'OPEN-43': 'Wounds beyond what you can take are ignored, and Downed Crew take none.',
    'OPEN-44':
      'Downed Crew still count as Heroic for what Goons notice, but are never a target or a goal, and do not count when you ask if Heroic Crew are on the map.',
    'OPEN-45': "A Goon's opponents are Crew who are Heroic and not Downed.",
    'OPEN-46':
      'For each Action a Cowboy next to an opponent Brawls. Otherwise it Shoots: with the first Action if the nearest opponent it sees is at most 6 squares away, with the second at any it sees. Otherwise it Moves.',
    'OPEN-47':
      'A Goon picks the nearest; then, for shots, one not in cover; then who can take fewer Wounds; then who has more Fight. What is left the player in front decides.',
    'OPEN-48':
      'A Thug ends next to its goal by the shortest way, or as near as it can. Among equal squares it takes the one with cover from most opponents it sees, then the one nearest in a straight line, then the upper, then the left one. Crew stand in its way.',
    'OPEN-49':
      'A Cowboy goes to a free square nearer to its goal: best one that sees it and is not next to an opponent, then one in cover from it, then the nearest, then the nearest in a straight line, then the upper, then the left one. If none is nearer, it stays.',
    'OPEN-50':
      'The book does not give all figures of the Goons. Ours are: a Thug Moves 4 squares, a Cowboy Shoots with 1 die for 3 Moments and Brawls for 2.',
    'OPEN-51':
      'A target is in a Brawl if somebody other than the shooter is next to it, and at least one of those is a Goon. A stray shot can hit any Character next to the target but the shooter and Downed Crew.',
    'OPEN-52': 'A shot that fails only by its total hits nobody.',
    'OPEN-53': 'The players choose whom a Goon Brawls; if there is a Boss, the Boss does.',
    'OPEN-54':
      'When a Goon is out, its marker goes, its turn ends, a Body lies on its square, and it does not come back as a reinforcement.',
    'OPEN-55':
      'A reinforcement is drawn at random from the unused Goons of types in play. If there are none, a Waiting Goon is Alerted; if there is none of those, nothing happens.',
    'OPEN-56':
      'A Goon back on its start location with an Action left stands still for the full time of a Move, and goes to Waiting on its next turn.',
    'OPEN-57':
      'With no start location free, a Goon walks toward the nearest Crew Member, and goes to Waiting if it begins a turn at most 2 squares away.',
    'OPEN-58':
      'Each route has one Patrol marker, which goes on as long as Goons of the route live. They move by their ids and, at a marker, go on to the next, round and round; if their types differ, the slower one counts. After a patrol nobody checks what Goons notice.',
    'OPEN-59': 'Only Crew turns end with the check of what Goons see.',
    'OPEN-60': 'Where the book says 6 for Goons on patrol, it means Thugs, with two Moves of 3.',
    'OPEN-61':
      "You may exchange with somebody Distracted, in front or Downed, but if you are Downed you cannot begin it. Your marker moves first, then the other's, each landing on top.",
    'OPEN-62': 'For a piece you got for nothing you are paid $0.',
    'OPEN-63': 'Equipment you drop leaves the Job, and in a Storyline it is lost.',
    'OPEN-64': 'Who turns up a Crate or a Safe, on their own turn, carries what is in it.',
    'OPEN-65':
      'The Storyline is won as soon as you hold $10,000 after a Job, and lost if you do not after Job 3, or cannot pay the fee. A Bust alone does not end it.',
    'OPEN-66': 'Fewer Crew because some sit out means more Segments. If nobody is able to work, the Storyline is lost.',
    'OPEN-67': 'Credits and tokens do not run out.',
    'OPEN-68': "The Boss puts the Goons' stack in order; these Goons never go back to Waiting.",
    'OPEN-69': 'The printed cards and Jobs are not known, so those here are our own; only what the book tells is kept.',
    'OPEN-70':
      'To attempt a lock you are next to it, and its token lies face up. A Goon beside it only keeps it from being turned up.',
    'OPEN-71': 'The Crew are chosen before the Timeline is laid, since its length depends on them.',
    'OPEN-72': 'However many things cover you, it is 3 once.',
    'OPEN-73':
      'Crew who leave the map by a rule of the Job have no marker any more; Goons and the end of time take no notice of them.',
    'OPEN-74':
      'What a Goon goes by is looked at anew before each of its Actions; whether it goes back to Waiting, only as its turn begins.',
  },
}
