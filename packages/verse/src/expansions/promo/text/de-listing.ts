import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.promo': 'Werbekarten',
  'box.promo.about':
    'Malcolm, Kaylee, Jayne, Zoe und Wash in einem anderen Druck, der an die Stelle des üblichen tritt, viermal Ausrüstung und eine Geschichte für einen Kapitän.',
  'story.summary.awful-lonely':
    'Allein, mit Zeit für zwanzig Flüge: Gewinn fünf Freunde, 15.000 $ oder einen üblen Ruf. Du wählst, was.',
  'variant.usual-printings': 'Übliche Drucke',
  'variant.usual-printings.about':
    'Malcolm, Kaylee, Jayne, Zoe und Wash wie im Grundspiel; von den Werbekarten nur das Übrige.',
}
