/** Parts of the address of a search that may be there several times, as a form without script sends them. */
export const listParts: readonly string[] = [
  ...['category', 'credential', 'state', 'product', 'region'],
  ...['country', 'sdg', 'size', 'module', 'more'],
]
