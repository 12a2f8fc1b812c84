#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main)
else {
  console.error('keepflying: Not built yet; run "npm run build" first.')
  process.exit(2)
}
