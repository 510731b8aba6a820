import { expect, it } from 'vitest'
import { textsInCode } from './texts-in-code.ts'

const ids = ['ui.more', 'ui.moreOf', 'terms.sizes.SMALL', 'terms.sizes.LARGE', 'problems.gone.page']

it.each([
  ['t("ui.more")', ['ui.more']],
  ["t('ui.moreOf',{of:1})", ['ui.moreOf']],
  ['t(a?`ui.more`:`ui.moreOf`)', ['ui.more', 'ui.moreOf']],
  ['t(`terms.sizes.${e}`)', ['terms.sizes.SMALL', 'terms.sizes.LARGE']],
  ['t("terms.sizes."+e)', ['terms.sizes.SMALL', 'terms.sizes.LARGE']],
  ['find(`problems.${e}.${n}`)', []],
  ['e.ui.more("no.text.at.all")', []],
])('LNG-2 a page that loads %s takes along the messages %j', (code, expected) => {
  expect(textsInCode(code, ids)).toEqual(expected)
})
