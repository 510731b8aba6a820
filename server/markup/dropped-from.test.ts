import { expect, it } from 'vitest'
import { droppedFrom } from './dropped-from.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const droppedOf = (html: string) =>
  droppedFrom(html, sanitiseHtml(html)).map(({ element, attribute }) =>
    attribute === null ? element : `${element}[${attribute}]`,
  )

it.each([
  ['nothing', '<h2>Office</h2><p lang="en">1 <a href="/login" target="_top">Quay</a></p>', []],
  ['a script', '<p>a</p><script>alert(1)</script>', ['script']],
  ['a handler and a style', '<p onclick="x()" style="top:0">x</p>', ['p[onclick]', 'p[style]']],
  [
    'the one address of two that is none',
    '<a href="/a">a</a><a href="javascript:1">b</a>',
    ['a[href]'],
  ],
  ['each kind once', '<img src="a" onerror="x()"><img src="b">', ['img']],
  ['a form, with what is in it', '<form action="/x"><input name="q"></form>', ['form', 'input']],
  ['what is drawn', '<svg onload="x()"><script>1</script></svg>', ['svg', 'script']],
  ['a comment', '<p>a<!-- b --></p>', ['!--']],
  ['what a word processor adds', '<p class="MsoNormal">a<o:p></o:p></p>', ['p[class]', 'o:p']],
])('OPR-5 BRD-6 names %s', (_what, html, dropped) => {
  expect(droppedOf(html)).toEqual(dropped)
})
