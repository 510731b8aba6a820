/** What ids of the catalogue look like: `AU-NSW`, `iso-14001`, `62.01`. */
export const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/
