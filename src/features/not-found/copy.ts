export const notFoundCopy = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  home: 'Go to the home page',
} as const
