import { startTransition, useState } from 'react'

/**
 * A choice that takes effect only after a while, as one that leads to another address does. React puts a
 * radio button or list back until then, which looks as if nothing had been chosen; this shows at once
 * what was chosen, and afterwards what holds.
 * @param value what holds
 * @param choose brings it about; settles when it has, or could not
 * @returns what to show, and what to call with each choice
 */
export function useAtOnce<Value>(
  value: Value,
  choose: (value: Value) => Promise<void>,
): readonly [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  function chooseAtOnce(next: Value) {
    const mine = { value: next }
    setChosen(mine)
    const settle = () =>
      startTransition(() => setChosen((latest) => (latest === mine ? null : latest)))
    choose(next).then(settle, settle)
  }
  return [chosen ? chosen.value : value, chooseAtOnce]
}
