import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it.each([
  ['paragraphs', '<p>Dear Ada,</p><p>Join <b>us</b>!<br>Sam</p>', 'Dear Ada,\nJoin us!\nSam'],
  ['entities', 'Wattle &amp; Wool &lt;b&gt; &quot;x&quot;', 'Wattle & Wool <b> "x"'],
  ['scripts and styles', '<style>p{}</style>a<script>alert(1)</script>b', 'ab'],
  ['an image', 'a<img src=x onerror=alert(1)>b', 'ab'],
  ['a link', '<a href="https://x.example">here</a>', 'here'],
  ['a comment', 'a<!-- b -->c', 'ac'],
  ['much white space', '<div>  a \t b</div>\n\n\n\n<div>c</div>', 'a b\n\nc'],
  ['tags within tags', '<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
])('INV-2 SEC-4 reads %s as words', (_what, html, expected) => {
  expect(htmlToText(html)).toBe(expected)
})

it('INV-2 SEC-4 reads thousands of tags that never end', () => {
  expect(htmlToText('<br'.repeat(6_000) + '<div>'.repeat(400))).not.toContain('<div')
})
