declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'independent-stories': true
  }
}
