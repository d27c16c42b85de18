import { describe, expect, it } from 'vitest'
import { httpTransport } from '../../../src/transport/http.ts'
import { safeBase } from '../../../src/transport/safeBase.ts'
import { testSettings } from '../../contract/transportStands.ts'

describe('safeBase', () => {
  it.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['https://pay.example/api', 'https://pay.example/api'],
    ['http://localhost:8080/api', 'http://localhost:8080/api'],
    ['http://127.0.0.1:1/api', 'http://127.0.0.1:1/api'],
    ['http://[::1]:1/api', 'http://[::1]:1/api'],
  ])('accepts %s', (given, base) => {
    expect(safeBase(given)).toBe(base)
  })

  it.each([
    'http://pay.example/api',
    'http://localhost.evil.example/api',
    'http://127.0.0.1.evil.example/api',
    '//pay.example/api',
    '/\\pay.example/api',
    'https://user:secret@pay.example/api',
    'https://pay.example/api?x=1',
    'ftp://pay.example/api',
    'javascript:alert(1)',
    'api',
    '',
  ])('refuses %s', (given) => {
    expect(() => safeBase(given)).toThrow(/is unsafe for.*Give a path such as "\/api"/)
  })

  it.each([
    ...['\t', '\n', '\r', '\t\t', '\n\t', ' ', '\u0000', '\u200b', '\u2028', '\u00a0', '\ufeff', '\u202e'].flatMap(
      (sign) => [`/${sign}/evil.example`, `${sign}//evil.example`, `/api${sign}`],
    ),
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/api\\..\\..',
    '/\\\\evil.example/api',
    '/api?to=//evil.example',
    '/api#x',
    'https:evil.example@pay.example/',
    'https://pay.example\t@evil.example',
    'https://pay.example\\@evil.example',
    'ht\ntps://evil.example',
    ' https://evil.example',
    'https://pay.example /',
    'blob:https://evil.example/1',
    'data:,x',
    'file:///etc',
    'ws://evil.example',
  ])('S15 B21 refuses the disguised URL %j', (given) => {
    expect(() => safeBase(given)).toThrow(/is unsafe for/)
  })

  it('is checked when a transport is created, not with the first call', () => {
    expect(() => httpTransport(testSettings('http://pay.example/api'))).toThrow('API base "http://pay.example"')
  })
})
