/** Where the dock is a sheet under the table. */
export const phone = '(max-width: 599px)'
