import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';

/** Text, mask, version, and a hash of the rows that another, independent maker of codes draws for them. */
const KNOWN: [string, number, number, string][] = [
  ['http://localhost:8765/table/k3v9q2m7x4ta', 2, 3, '7f0c18cb6fc557dc'],
  ['https://ludoteka.example/table/k3v9q2m7x4ta?hello=мир', 5, 4, '0c7711eef04bf31a'],
  ['x'.repeat(100), 2, 6, 'c4e995e60adf6c35'],
  ['y'.repeat(170), 5, 9, '1ce682e1c0a8011d'],
];

describe('a QR code', () => {
  test.each(KNOWN)('of %s under mask %i is what others draw', async (text, mask, version, hash) => {
    const code = encode(text, { ecc: 'M', border: 0, maskPattern: mask, boostEcc: false });
    expect(code.size).toBe(version * 4 + 17);
    const said = code.data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)));
    expect([...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(hash);
  });
});
