/**
 * Why what waits is looked at: `due` something may have changed, so what is due goes out; `signed-in` a
 * session is there again, which some of it waits for; `asked` a person wants it sent now.
 */
export type Wake = 'due' | 'signed-in' | 'asked'
