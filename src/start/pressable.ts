/** The link or button that an event is about, if any. */
export const pressable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null
