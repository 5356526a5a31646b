export type Motif = 'beast' | 'figure' | 'machine' | 'flora' | 'void' | 'rune' | 'land' | 'gem';
export type Pal = 'white' | 'red' | 'green' | 'black' | 'violet' | 'blue' | 'teal' | 'amber' | 'rose' | 'bone';
export function hash(s: string): number;
export function emblem(id: string, how?: { motif?: Motif; pal?: Pal; size?: number }): string;
export function art(
  id: string,
  how?: { motif?: Motif; pal?: Pal; w?: number; h?: number; scale?: number; plain?: boolean },
): string;
