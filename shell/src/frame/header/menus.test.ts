import { beforeEach, expect, test } from 'vitest';
import { closeMenus, openMenu, pressMenu, useMenus } from './menus.ts';

const SERVICES = ['servicos'];
const JOBS = ['servicos', 'trabalho'];
const SPACES = ['servicos', 'espacos'];
const opened = () => useMenus.getState().open;

beforeEach(closeMenus);

test('opening a menu closes the one beside it, and leaves what is open inside it', () => {
  openMenu(JOBS, false);
  openMenu(SERVICES, false);
  expect(opened()).toEqual(JOBS);
  openMenu(SPACES, false);
  expect(opened()).toEqual(SPACES);
});

test('a click on a menu that hover opened keeps it open, a second click closes it', () => {
  openMenu(SERVICES, false);
  pressMenu(SERVICES);
  expect(opened()).toEqual(SERVICES);
  pressMenu(SERVICES);
  expect(opened()).toEqual([]);
});

test('a pointer on another group leaves the outer menu pinned, and its own group not', () => {
  pressMenu(JOBS);
  openMenu(SPACES, false);
  expect(useMenus.getState()).toMatchObject({ open: SPACES, pinned: 1 });
  pressMenu(SPACES);
  pressMenu(SPACES);
  expect(opened()).toEqual(SERVICES);
});
