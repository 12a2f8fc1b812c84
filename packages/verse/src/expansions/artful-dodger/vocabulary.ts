declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'artful-dodger': true
  }
}
