import { expect, it } from 'vitest'
import { createLocalArea, storageNameOf } from '../lib/local-area.ts'
import { countUnsentForms, createUnsentForms, forgetUnsentForms } from './unsent-forms.ts'

/** A browser of several tabs, each of which is told what another one stores. */
function browser() {
  const stored = new Map<string, string>()
  const tabs: EventTarget[] = []
  function tab(user: string | null) {
    const page = new EventTarget()
    tabs.push(page)
    const local = createLocalArea(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem(key: string, newValue: string) {
            const told = { key, oldValue: stored.get(key) ?? null, newValue }
            stored.set(key, newValue)
            for (const other of tabs)
              if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), told))
          },
        }) as Storage,
    )
    return { local, forms: createUnsentForms(local, user, page) }
  }
  return { stored, tab }
}

it('OPR-7 what was typed outlasts the page, for its own user and its own form alone', () => {
  const { tab } = browser()
  tab('u1').forms.keep('appeal 1', { text: 'It is ours.' })
  tab(null).forms.keep('appeal 1', { text: 'A guest.' })
  expect(tab('u1').forms.typed('appeal 1')).toEqual({ text: 'It is ours.' })
  expect(tab(null).forms.typed('appeal 1')).toEqual({ text: 'A guest.' })
  expect(tab('u2').forms.typed('appeal 1')).toBeUndefined()
  expect(tab('u1').forms.typed('appeal 2')).toBeUndefined()
  tab('u1').forms.keep('appeal 1', null)
  expect(tab('u1').forms.typed('appeal 1')).toBeUndefined()
  expect(tab(null).forms.typed('appeal 1')).toEqual({ text: 'A guest.' })
})

it('OPR-7 OFF-10 goes when its user signs out, and nothing of others does', () => {
  const { tab } = browser()
  const { local, forms } = tab('u1')
  forms.keep('appeal 1', { text: 'Mine.' })
  forms.keep('report acme', { text: 'Mine, too.' })
  tab('u2').forms.keep('appeal 1', { text: 'Theirs.' })
  expect(['u1', 'u2', 'u3', null].map((user) => countUnsentForms(local, user))).toEqual([
    ...[2, 1, 0, 0],
  ])
  forgetUnsentForms(local, 'u1')
  expect(forms.typed('appeal 1')).toBeUndefined()
  expect(forms.typed('report acme')).toBeUndefined()
  expect(tab('u2').forms.typed('appeal 1')).toEqual({ text: 'Theirs.' })
})

it('OPR-7 what is sent goes in every tab; what another one has typed since stays', () => {
  const { tab } = browser()
  const [here, there] = [tab('u1').forms, tab('u1').forms]
  const gone: unknown[] = []
  const stop = here.follow('report acme', (typed) => gone.push(typed))
  here.follow('report other', (typed) => gone.push(typed))
  there.keep('report acme', { text: 'One.' })
  here.keep('report acme', { text: 'Two.' })
  there.sent('report acme', { text: 'One.' })
  expect(gone).toEqual([])
  expect(here.typed('report acme')).toEqual({ text: 'Two.' })
  there.sent('report acme', { text: 'Two.' })
  expect(gone).toEqual([{ text: 'Two.' }])
  expect(here.typed('report acme')).toBeUndefined()
  stop()
  there.keep('report acme', { text: 'Three.' })
  there.sent('report acme', { text: 'Three.' })
  expect(gone).toHaveLength(1)
})

it('OPR-7 the newest forms stay when there are too many', () => {
  const { forms } = browser().tab('u1')
  for (let turn = 1; turn <= 105; turn += 1) forms.keep(`report ${turn}`, { turn })
  expect(forms.typed('report 5')).toBeUndefined()
  expect(forms.typed('report 6')).toEqual({ turn: 6 })
})

it.each(['{', '{"user":"u1"}', '[{"user":"u1"}]', '[5]'])('reads nothing from %s', (text) => {
  const { stored, tab } = browser()
  stored.set(storageNameOf('unsent.forms'), text)
  expect(countUnsentForms(tab('u1').local, 'u1')).toBe(0)
})
