type Drawing = { ground: string; tint: string; lines: string }

/** Six drawings on a 64 by 64 grid inside a disc, by the category's name. */
export const categoryDrawings = {
  // A hill, a sun behind it, a tree that holds it together.
  Environment: {
    ground: 'M4 43q14-13 28-5t28-1A30 30 0 0 1 4 43Z',
    tint: 'M44 27a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
    lines:
      'M27 50V29m0 8-6-6m6 1 5-5M27 41c10 0 12-6 12-11 0-4-3-6-5-6 0-5-4-7-7-7s-7 2-7 7c-2 0-5 2-5 6 0 5 2 11 12 11Z',
  },
  // Scales in balance.
  Ethical: {
    ground: 'M13 32h14a7 7 0 0 1-14 0ZM37 32h14a7 7 0 0 1-14 0Z',
    tint: 'M32 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
    lines: 'M32 20v30M23 51h18M17 23q15-5 30 0M20 23l-7 9h14l-7-9Zm24 0-7 9h14l-7-9Z',
  },
  // Houses shoulder to shoulder.
  Community: {
    ground: 'M10 46V33l11-9 11 9v13ZM32 46V30l12-10 10 9v17Z',
    tint: 'M18 46v-8h6v8ZM40 46v-9h7v9Z',
    lines: 'M8 46h48M10 46V33l11-9 11 9v13M27 29l17-12 12 10M54 27v19M40 46v-9h7v9M18 46v-8h6v8',
  },
  // Two people and what they carry together.
  Social: {
    ground: 'M11 50c0-9 4-14 11-14s10 4 10 9c0-5 3-9 10-9s11 5 11 14Z',
    tint: 'M32 27c-5-4-7-6-7-9a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 3-2 5-7 9Z',
    lines:
      'M20 33a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm24 0a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM10 50c0-8 4-12 10-12 5 0 9 3 12 8 3-5 7-8 12-8 6 0 10 4 10 12',
  },
  // Different shapes, one fabric.
  Diversity: {
    ground: 'M14 16h17v17H14ZM33 35h17v14H33Z',
    tint: 'M41.5 33a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM14 49l8.5-14L31 49Z',
    lines:
      'M14 16h17v17H14V16Zm27.5 17a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM14 50l8.5-14L31 50H14Zm20-14h16v14H34V36Z',
  },
  // A house of rules on four columns.
  Governance: {
    ground: 'M14 26h36v22H14Z',
    tint: 'M12 26 32 13l20 13Z',
    lines: 'M12 26 32 13l20 13H12Zm6 4v15m9-15v15m10-15v15m9-15v15M12 50h40',
  },
} as const satisfies Record<string, Drawing>
