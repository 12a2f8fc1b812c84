import { lanternsPackage } from './package.ts'

/** In place of `@keep-flying/games/engines`. */
export const gameEngines = { lanterns: async () => lanternsPackage }
