import type { SupplyCard } from '../../vocabulary/supply.ts'
import { osirisSupply } from './osiris.ts'
import { persephoneSupply } from './persephone.ts'
import { reginaSupply } from './regina.ts'
import { silverholdSupply } from './silverhold.ts'
import { spaceBazaarSupply } from './space-bazaar.ts'

export const baseSupply: readonly SupplyCard[] = [
  ...persephoneSupply,
  ...osirisSupply,
  ...reginaSupply,
  ...silverholdSupply,
  ...spaceBazaarSupply,
]
