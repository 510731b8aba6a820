import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withParentheses } from './eager-modules.ts'

const compiled = (code: string) => withParentheses(code, parseSync('packages.js', code).program)

it('puts each module of a package into parentheses', () => {
  expect(
    compiled('import{t as i}from"./r.js";var a=i(e=>{e.b=1}),c=i((e,t)=>{t.exports=a()});'),
  ).toBe('import{t as i}from"./r.js";var a=i((e=>{e.b=1})),c=i(((e,t)=>{t.exports=a()}));')
})

it.each([
  ['calls with more than a function', 'var a=i(e=>{},1);'],
  ['methods', 'var a=[].map(e=>{});'],
  ['calls inside functions', 'function f(){var a=i(e=>{})}'],
  ['what is no call', 'var a=e=>{},b;class C{}export{a as b};'],
])('leaves %s as they are', (_, code) => {
  expect(compiled(code)).toBe(code)
})
