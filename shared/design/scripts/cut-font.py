"""Cuts the font to Portuguese and to weights 400 to 700, and gives it a plain zero.

    python3 shared/design/scripts/cut-font.py

Needs Debian's python3-fonttools and python3-brotli. The source is the npm package of the font, its Latin part. The
font has slashed zeros alone, which prices and headings should not have. Afterwards zeros are plain, and
`font-variant-numeric: slashed-zero` (the feature `zero`) brings the slash back in codes.
"""
import copy
import os
import shutil

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

root = os.path.join(os.path.dirname(__file__), '../../..')
source = os.path.join(root, 'node_modules/@fontsource-variable/atkinson-hyperlegible-next')
target = os.path.join(root, 'shared/design/styles/fonts')
path = os.path.join(target, 'atkinson-hyperlegible-next-pt.woff2')
# Printable ASCII, then Latin-1 (names from abroad too), then typography, currency and arrows.
characters = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, 'ŒœŸ–—‘’‚“”„†•…‰′″‹›⁄€™−≈≠≤≥←↑→↓↗✓')]

font = TTFont(os.path.join(source, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'))
subsetter = subset.Subsetter(subset.Options(layout_features=['*'], notdef_outline=True))
subsetter.populate(unicodes=characters)
subsetter.subset(font)
# The site uses 400 to 700; thinner and heavier would only add bytes.
font = instancer.instantiateVariableFont(font, {'wght': (400, 700)})
# Uncompressed: the pictures for link previews are drawn with it.
font.flavor = None
font.save(os.path.join(target, 'atkinson-hyperlegible-next-pt.ttf'))
shutil.copyfile(os.path.join(source, 'LICENSE'), os.path.join(target, 'OFL.txt'))

glyf, gvar, gsub = font['glyf'], font['gvar'], font['GSUB'].table
widths = font['HVAR'].table.AdvWidthMap.mapping
# Before any glyph is added: their number decides the size of some tables.
hmtx, order = font['hmtx'], list(font.getGlyphOrder())


def tabular(name):
    """The zero that `tnum` puts in the place of another."""
    for record in gsub.FeatureList.FeatureRecord:
        for at in record.Feature.LookupListIndex if record.FeatureTag in ('tnum', 'pnum') else []:
            for table in gsub.LookupList.Lookup[at].SubTable:
                table = getattr(table, 'ExtSubTable', table)
                if name in table.mapping:
                    return table.mapping[name]
    return None


def ring(outer, half_width, half_height):
    """A contour within `outer`, drawn the other way round."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    mid = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    scale = (half_width / (max(xs) - mid[0]), half_height / (max(ys) - mid[1]))
    inner = [(round(mid[0] + (x - mid[0]) * scale[0]), round(mid[1] + (y - mid[1]) * scale[1])) for x, y in outer]
    return [inner[0], *reversed(inner[1:])]


slashed = {}
zero = font.getBestCmap()[ord('0')]
for name in filter(None, dict.fromkeys([zero, tabular(zero)])):
    glyph = glyf[name]
    slashed[name] = f'{name}.slash'
    glyf.glyphs[slashed[name]] = copy.deepcopy(glyph)
    hmtx[slashed[name]] = hmtx[name]
    gvar.variations[slashed[name]] = copy.deepcopy(gvar.variations[name])
    order.append(slashed[name])
    widths[slashed[name]] = widths[name]
    # The tabular zero is the other one, moved.
    if glyph.isComposite():
        for component in glyf.glyphs[slashed[name]].components:
            component.glyphName = slashed[component.glyphName]
        continue
    points, ends, flags = glyph.getCoordinates(glyf)
    count = ends[0] + 1

    def plain(points):
        """The outer contour, and one ring instead of the two halves beside the slash."""
        outer, halves = list(points[:count]), list(points[count:])
        xs, ys = [x for x, _ in halves], [y for _, y in halves]
        return outer + ring(outer, (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2)

    regular = plain(list(points))
    for variation in gvar.variations[name]:
        deltas = [delta or (0, 0) for delta in variation.coordinates]
        moved = plain([(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)])
        phantoms = deltas[len(points):]
        variation.coordinates = [(x - a, y - b) for (x, y), (a, b) in zip(moved, regular)] + phantoms
    glyph.coordinates = GlyphCoordinates(regular)
    outline = list(flags[:count])
    glyph.flags = bytearray(outline + [outline[0], *reversed(outline[1:])])
    glyph.endPtsOfContours, glyph.numberOfContours = [count - 1, 2 * count - 1], 2
    glyph.recalcBounds(glyf)

font.setGlyphOrder(order)
glyf.glyphOrder = order
subtable = otTables.SingleSubst()
subtable.mapping = slashed
lookup = otTables.Lookup()
lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [subtable], 1
gsub.LookupList.Lookup.append(lookup)
feature = otTables.FeatureRecord()
feature.FeatureTag, feature.Feature = 'zero', otTables.Feature()
feature.Feature.FeatureParams = None
feature.Feature.LookupListIndex, feature.Feature.LookupCount = [len(gsub.LookupList.Lookup) - 1], 1
# Last, also of the alphabet: only then the other features keep their places.
gsub.FeatureList.FeatureRecord.append(feature)
for script in gsub.ScriptList.ScriptRecord:
    for system in [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]:
        if system:
            system.FeatureIndex.append(len(gsub.FeatureList.FeatureRecord) - 1)
font.flavor = 'woff2'
font.save(path)
print(f'{path}: {os.path.getsize(path)} bytes, plain {", ".join(slashed)}')
