import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMenuStore, type MenuStore } from './menuStore.ts';

const SERVICES = ['servicos'];
const JOBS = ['servicos', 'trabalho'];
const SPACES = ['servicos', 'espacos'];

let store: MenuStore;
const act = () => store.getState();
const opened = () => act().open.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  store = createMenuStore();
});
afterEach(() => vi.useRealTimers());

describe('opening', () => {
  test('a menu opens on hover', () => {
    act().enter(SERVICES);
    expect(opened()).toEqual(['servicos']);
  });

  test('a menu opens on click', () => {
    act().press(SERVICES);
    expect(opened()).toEqual(['servicos']);
  });

  test('opening one closes the others', () => {
    act().press(JOBS);
    act().press(SPACES);
    expect(opened()).toEqual(['servicos', 'espacos']);
    act().enter(JOBS);
    expect(opened()).toEqual(['servicos', 'trabalho']);
    act().enter(['outro']);
    expect(opened()).toEqual(['outro']);
  });

  test('coming back to a menu leaves what is open inside it', () => {
    act().enter(JOBS);
    act().enter(SERVICES);
    expect(opened()).toEqual(['servicos', 'trabalho']);
  });
});

describe('closing', () => {
  test('the services menu closes 300 ms after the pointer left', () => {
    act().enter(SERVICES);
    act().leave('servicos');
    vi.advanceTimersByTime(299);
    expect(opened()).toEqual(['servicos']);
    vi.advanceTimersByTime(1);
    expect(opened()).toEqual([]);
  });

  test('any other menu closes 150 ms after the pointer left', () => {
    act().enter(JOBS);
    act().leave('trabalho');
    vi.advanceTimersByTime(149);
    expect(opened()).toEqual(['servicos', 'trabalho']);
    vi.advanceTimersByTime(1);
    expect(opened()).toEqual(['servicos']);
  });

  test('a pointer that comes back in time keeps the menu open', () => {
    act().enter(JOBS);
    act().leave('trabalho');
    act().leave('servicos');
    vi.advanceTimersByTime(100);
    act().enter(JOBS);
    vi.advanceTimersByTime(1000);
    expect(opened()).toEqual(['servicos', 'trabalho']);
  });

  test('closing a menu closes what is inside it', () => {
    act().enter(JOBS);
    act().leave('servicos');
    vi.advanceTimersByTime(300);
    expect(opened()).toEqual([]);
  });

  test('a late timer of a closed menu does no harm to another', () => {
    act().enter(JOBS);
    act().leave('trabalho');
    act().enter(SPACES);
    vi.advanceTimersByTime(1000);
    expect(opened()).toEqual(['servicos', 'espacos']);
  });

  test('a click on a menu that hover opened keeps it open, and a second click closes it', () => {
    act().enter(SERVICES);
    act().press(SERVICES);
    act().leave('servicos');
    vi.advanceTimersByTime(1000);
    expect(opened()).toEqual(['servicos']);
    act().press(SERVICES);
    expect(opened()).toEqual([]);
  });
});

describe('the mobile menu', () => {
  test('toggles open and closed', () => {
    act().toggleMobile();
    expect(act().isMobileOpen).toBe(true);
    act().toggleMobile();
    expect(act().isMobileOpen).toBe(false);
  });

  test('toggling it closes all submenus', () => {
    act().press(JOBS);
    act().toggleMobile();
    expect(opened()).toEqual([]);
    act().press(JOBS);
    act().toggleMobile();
    expect(opened()).toEqual([]);
  });

  test('closing the submenus leaves it open; closing all does not', () => {
    act().toggleMobile();
    act().press(JOBS);
    act().closeSubmenus();
    expect([opened(), act().isMobileOpen]).toEqual([[], true]);
    act().closeAll();
    expect(act().isMobileOpen).toBe(false);
  });
});
