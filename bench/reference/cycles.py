"""Renders exported scenes with Cycles: the truth that the viewer is measured against.

blender -b --factory-startup --python bench/reference/cycles.py -- FOLDER OUT SAMPLES SEED THREADS NAME...

FOLDER comes from export-scenes.ts. Each NAME gives OUT/NAME.f32 (linear premultiplied RGBA, bottom row first) and
OUT/NAME.metal.f32 (coverage by metal). Stones are rendered once per wavelength with that wavelength's index and
absorption: three coloured glasses in one material would leave one path in three alive at every bounce.
A finish's relief comes as slopes of its height field: strokes, grains, scratches and pyramids of a tenth of a millimetre
and coarser are geometry, finer texture is the roughness of the finish (finish-relief.ts).
No denoiser, no clamping, no adaptive sampling: the noise that is left is the reference's own.
"""
import array
import json
import math
import os
import sys
import time

import bpy
from mathutils import Matrix, Vector

folder, out, samples, seed, threads, *names = sys.argv[sys.argv.index("--") + 1 :]
samples, seed, threads = int(samples), int(seed), int(threads)
STROKES = {"along": 0.0, "across": math.pi / 2, "diagonal": math.pi / 4, "crossed": math.pi / 4}
PLAIN = {"texture": "smooth", "roughness": 0.05, "anisotropy": 0, "direction": "along", "scale": 1, "depth": 0}


class Graph:
    """A material's nodes, built by expressions."""

    def __init__(self, material):
        material.use_nodes = True
        self.nodes, self.links = material.node_tree.nodes, material.node_tree.links
        self.nodes.clear()
        self.out = self.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        made = self.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.put(made.inputs[key], value)
        return made

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        return self.node("ShaderNodeMath", dict(enumerate(values)), operation=operation).outputs[0]

    def vector(self, operation, *values):
        made = self.nodes.new("ShaderNodeVectorMath")
        made.operation = operation
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        return made.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def scaled(self, vector, factor):
        made = self.node("ShaderNodeVectorMath", {"Scale": factor}, operation="SCALE")
        self.put(made.inputs[0], vector)
        return made.outputs[0]

    def combine(self, x, y, z):
        return self.node("ShaderNodeCombineXYZ", {"X": x, "Y": y, "Z": z}).outputs[0]


class Surface:
    """Directions on the worked surface: round the ring, across the band, and the surface's own coordinates."""

    def __init__(self, graph, circumference):
        g = graph
        geometry = g.node("ShaderNodeNewGeometry")
        self.position, self.normal = geometry.outputs["Position"], geometry.outputs["Normal"]
        apart = g.node("ShaderNodeSeparateXYZ", {"Vector": self.position})
        x, y = apart.outputs["X"], apart.outputs["Y"]
        self.along = g.vector("NORMALIZE", g.combine(g.math("MULTIPLY", y, -1.0), x, 0.0))
        self.aside = g.vector("NORMALIZE", g.vector("CROSS_PRODUCT", self.normal, self.along))
        self.turn = g.math("ADD", g.math("DIVIDE", g.math("ARCTAN2", y, x), 2 * math.pi), 0.5)
        self.v = g.node("ShaderNodeAttribute", attribute_name="across").outputs["Fac"]
        self.circumference = circumference

    def across(self, graph, angle):
        return graph.vector(
            "SUBTRACT", graph.scaled(self.aside, math.cos(angle)), graph.scaled(self.along, math.sin(angle))
        )


def principled(g, colour, roughness, anisotropy=0.0, tangent=None, normal=None):
    inputs = {"Base Color": colour, "Metallic": 1.0, "Roughness": roughness, "Anisotropic": anisotropy}
    if tangent is not None:
        inputs["Tangent"] = tangent
    if normal is not None:
        inputs["Normal"] = normal
    return g.node("ShaderNodeBsdfPrincipled", inputs, distribution="MULTI_GGX").outputs[0]


def outer_side(g, surface):
    """1 on the outer surface, 0 on upright flanks: cuts and pyramids end at the edge."""
    level = g.node("ShaderNodeSeparateXYZ", {"Vector": surface.normal}).outputs["Z"]
    return g.node(
        "ShaderNodeMapRange",
        {"Value": g.math("ABSOLUTE", level), "From Min": 0.85, "From Max": 0.95, "To Min": 1.0, "To Max": 0.0},
        interpolation_type="SMOOTHSTEP",
    ).outputs[0]


def turned(g, surface, finish):
    """V cuts by their plan: pitch, depth and direction, with flat flanks."""
    angle, pitch = STROKES[finish["direction"]], finish["scale"]
    laps = -round(surface.circumference * math.sin(angle) / pitch)
    phase = g.math("MULTIPLY", surface.turn, float(laps))
    phase = g.math("FRACT", g.math("ADD", phase, g.math("MULTIPLY", surface.v, math.cos(angle) / pitch)))
    slope = min(0.3, finish["depth"] / 1000 / (pitch / 2))
    side = g.math("SUBTRACT", g.math("MULTIPLY", g.math("GREATER_THAN", phase, 0.5), 2 * slope), slope)
    tilt = g.scaled(surface.across(g, angle), g.math("MULTIPLY", side, outer_side(g, surface)))
    return g.vector("NORMALIZE", g.vector("ADD", surface.normal, tilt))


def unrolled(g, surface, data):
    """Data over one turn and from rim to rim, as the surface's coordinates find it."""
    across = g.math("SUBTRACT", surface.v, data["from"])
    rows = data["height"]
    # the first and the last row lie on the part's rims
    across = g.math("MULTIPLY_ADD", across, (rows - 1) / rows / (data["to"] - data["from"]), 0.5 / rows)
    texture = g.node("ShaderNodeTexImage", {"Vector": g.combine(surface.turn, across, 0.0)}, interpolation="Linear")
    texture.image, texture.extension = data["image"], "REPEAT"
    return texture.outputs["Color"]


def worked(g, surface, relief, finish):
    """The finish's height field: its slopes tilt the normal. Gives the normal and the share of bright scratches."""
    apart = g.node("ShaderNodeSeparateXYZ", {"Vector": unrolled(g, surface, relief)})
    down = g.vector("ADD", g.scaled(surface.along, apart.outputs["X"]), g.scaled(surface.aside, apart.outputs["Y"]))
    if finish["texture"] == "stardust":
        down = g.scaled(down, outer_side(g, surface))
    return g.vector("NORMALIZE", g.vector("SUBTRACT", surface.normal, down)), apart.outputs["Z"]


def cloth(g, surface, look, finish):
    """Twill of carbon fibre under lacquer: fibres shine across their own direction."""
    size = look["pattern"]["size"]
    count = 4 * max(1, round(surface.circumference / (4 * size)))
    s, t = g.math("MULTIPLY", surface.turn, float(count)), g.math("DIVIDE", surface.v, size)
    cell = g.math("ADD", g.math("FLOOR", s), g.math("FLOOR", t))
    warp = g.math("LESS_THAN", g.math("FRACT", g.math("MULTIPLY", g.math("ADD", cell, 0.5), 0.25)), 0.5)
    fibre = g.node("ShaderNodeMix", data_type="VECTOR")
    g.put(fibre.inputs[0], warp)
    g.put(fibre.inputs[4], surface.along)
    g.put(fibre.inputs[5], surface.aside)
    across = g.vector("CROSS_PRODUCT", surface.normal, fibre.outputs[1])
    glossy = g.node(
        "ShaderNodeBsdfAnisotropic",
        {"Color": (*look["f0"], 1), "Roughness": 0.42, "Anisotropy": -0.7, "Tangent": across},
        distribution="GGX",
    )
    coat = g.node("ShaderNodeBsdfGlossy", {"Roughness": finish["roughness"]}, distribution="GGX")
    share = g.node("ShaderNodeFresnel", {"IOR": 1.5})
    mixed = g.node("ShaderNodeMixShader", {"Fac": share.outputs[0]})
    g.links.new(glossy.outputs[0], mixed.inputs[1])
    g.links.new(coat.outputs[0], mixed.inputs[2])
    return mixed.outputs[0]


def colour_of(g, surface, part):
    if part["colour"]:
        return unrolled(g, surface, part["colour"])
    layers = part["alloy"].get("pattern", {}).get("layers")
    return (*(sum(layer[k] for layer in layers) / len(layers) for k in range(3)), 1) if layers else (*part["alloy"]["f0"], 1)


def metal(part, circumference):
    material = bpy.data.materials.new("metal")
    g = Graph(material)
    look, finish = part["alloy"], part.get("finish") or PLAIN
    texture, roughness = finish["texture"], finish["roughness"]
    surface = Surface(g, circumference)
    normal, bright = worked(g, surface, part["relief"], finish) if part["relief"] else (None, None)
    colour = colour_of(g, surface, part)
    if look.get("pattern", {}).get("kind") == "carbon":
        shader = cloth(g, surface, look, finish)
    elif texture == "strokes" and finish["anisotropy"] > 0:
        aspect = math.sqrt(1 - 0.9 * finish["anisotropy"])
        tangent = surface.across(g, STROKES[finish["direction"]])
        shader = principled(g, colour, roughness * math.sqrt(aspect), finish["anisotropy"], tangent, normal)
    elif texture == "facets":
        shader = principled(g, colour, roughness, normal=turned(g, surface, finish))
    elif texture == "scratches":
        # a diamond's point leaves bright grooves in a ground that is rougher by 0.22
        shader = principled(g, colour, g.math("MULTIPLY_ADD", bright, -0.22, roughness + 0.22), normal=normal)
    else:
        shader = principled(g, colour, roughness, normal=normal)
    g.links.new(shader, g.out.inputs[0])
    return material


def glass():
    material = bpy.data.materials.new("stone")
    g = Graph(material)
    shader = g.node("ShaderNodeBsdfGlass", {"Color": (1, 1, 1, 1)}, distribution="SHARP")
    inside = g.node("ShaderNodeVolumeAbsorption", {"Color": (0, 0, 0, 1)})
    g.links.new(shader.outputs[0], g.out.inputs[0])
    return material, g, shader, inside


class Geometry:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.at = 0

    def take(self, kind, count):
        size = 4 * count
        values = array.array(kind, self.bytes[self.at : self.at + size])
        self.at += size
        return values


def mesh_object(name, positions, indices, normals, across, material):
    mesh = bpy.data.meshes.new(name)
    count = len(indices) // 3
    mesh.vertices.add(len(positions) // 3)
    mesh.vertices.foreach_set("co", positions)
    mesh.loops.add(3 * count)
    mesh.loops.foreach_set("vertex_index", array.array("i", indices))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", array.array("i", range(0, 3 * count, 3)))
    mesh.polygons.foreach_set("loop_total", array.array("i", [3]) * count)
    if normals is not None:
        mesh.polygons.foreach_set("use_smooth", [True] * count)
        layer = mesh.attributes.new("across", "FLOAT", "POINT")
        layer.data.foreach_set("value", across)
    mesh.update(calc_edges=True)
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices([normals[i : i + 3] for i in range(0, len(normals), 3)])
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def build(name):
    """Everything of one scene; gives its stones by look, and its camera is set."""
    for made in list(bpy.data.objects):
        bpy.data.objects.remove(made)
    for store in (bpy.data.meshes, bpy.data.materials, bpy.data.cameras):
        for made in list(store):
            store.remove(made)
    with open(f"{folder}/{name}/scene.json") as file:
        described = json.load(file)
    geometry = Geometry(f"{folder}/{name}/geometry.bin")
    for part in described["parts"]:
        for data in (part["relief"], part["colour"]):
            if data:
                data["image"] = floats_as_image(f"{folder}/{name}/{data['texels']}", data["width"], data["height"])
        positions = geometry.take("f", 3 * part["vertices"])
        normals = geometry.take("f", 3 * part["vertices"])
        across = geometry.take("f", 2 * part["vertices"])[1::2]
        indices = geometry.take("I", 3 * part["triangles"])
        mesh_object("metal", positions, indices, normals, across, metal(part, described["circumference"]))
    looks, stones = {}, []
    for stone in described["stones"]:
        positions = geometry.take("f", 3 * stone["vertices"])
        indices = geometry.take("I", 3 * stone["triangles"])
        key = json.dumps(stone["look"])
        if key not in looks:
            looks[key] = (stone["look"], *glass())
        # one vertex for each corner of the stone, so that it is closed for its volume
        seen, remap, welded = {}, [], array.array("f")
        for i in range(0, len(positions), 3):
            corner = tuple(round(value, 5) for value in positions[i : i + 3])
            if corner not in seen:
                seen[corner] = len(welded) // 3
                welded.extend(corner)
            remap.append(seen[corner])
        indices = array.array("I", [remap[i] for i in indices])
        made = mesh_object("stone", welded, indices, None, None, looks[key][1])
        made.matrix_world = Matrix([stone["matrix"][row::4] for row in range(4)])
        stones.append(made)
    place_camera(described["camera"])
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = described["width"], described["height"]
    return looks, stones


def place_camera(camera):
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.angle, data.clip_start = "VERTICAL", math.radians(camera["fieldOfView"]), 0.5
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    eye, target = Vector(camera["eye"]), Vector(camera["target"])
    back = (eye - target).normalized()
    right = Vector((0, 1, 0)).cross(back).normalized()
    up = back.cross(right)
    made.matrix_world = Matrix([(right[k], up[k], back[k], eye[k]) for k in range(3)] + [(0, 0, 0, 1)])


def floats_as_image(path, width, height):
    """Three numbers a texel as a linear picture, through a file: Cycles reads no picture that was made by a script."""
    with open(path, "rb") as file:
        numbers = array.array("f", file.read())
    pixels = array.array("f", [1.0]) * (4 * width * height)
    for channel in range(3):
        pixels[channel::4] = numbers[channel::3]
    image = bpy.data.images.new("data", width, height, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels)
    written = f"{out}/{os.path.basename(path)}.exr"
    image.filepath_raw, image.file_format = written, "OPEN_EXR"
    image.save()
    bpy.data.images.remove(image)
    image = bpy.data.images.load(written, check_existing=False)
    image.colorspace_settings.name = "Linear"
    image.pack()
    os.remove(written)
    return image


def light_the_room():
    image = floats_as_image(f"{folder}/light.f32", 2048, 1024)
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new("ShaderNodeTexEnvironment")
    texture.image, texture.interpolation = image, "Linear"
    links.new(texture.outputs[0], nodes["Background"].inputs[0])


def prepare():
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, render.film_transparent, render.filter_size = "CYCLES", True, 1.5
    settings = render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "OPEN_EXR", "RGBA", "32"
    scene.view_settings.view_transform = "Raw"
    render.threads_mode, render.threads, render.use_persistent_data = "FIXED", threads, False
    cycles.seed = seed
    cycles.device, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", False, False
    cycles.max_bounces = cycles.glossy_bounces = cycles.transmission_bounces = 32
    cycles.caustics_reflective = cycles.caustics_refractive = True
    cycles.blur_glossy = cycles.sample_clamp_indirect = cycles.sample_clamp_direct = 0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5


def take_picture(count):
    scene = bpy.context.scene
    scene.cycles.samples = count
    scene.render.filepath = f"{out}/frame.exr"
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath, check_existing=False)
    image.colorspace_settings.name = "Raw"
    pixels = array.array("f", [0.0]) * (4 * scene.render.resolution_x * scene.render.resolution_y)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels


def set_wavelength(looks, channel):
    for look, _, graph, shader, inside in looks.values():
        shader.inputs["IOR"].default_value = look["refraction"][channel]
        strength = look["absorption"][channel]
        inside.inputs["Density"].default_value = strength
        socket = graph.out.inputs["Volume"]
        for link in list(socket.links):
            graph.links.remove(link)
        if strength > 0:
            graph.links.new(inside.outputs[0], socket)


prepare()
light_the_room()
for name in names:
    started = time.time()
    looks, stones = build(name)
    picture = None
    for channel in range(3) if stones else [None]:
        if channel is not None:
            set_wavelength(looks, channel)
        pixels = take_picture(samples)
        if picture is None:
            picture = pixels
        elif channel is not None:
            picture[channel::4] = pixels[channel::4]
    for stone in stones:
        stone.is_holdout = True
    coverage = take_picture(16)[3::4]
    with open(f"{out}/{name}.f32", "wb") as file:
        picture.tofile(file)
    with open(f"{out}/{name}.metal.f32", "wb") as file:
        coverage.tofile(file)
    print(f"RENDERED {name} {time.time() - started:.1f} s", flush=True)
os.remove(f"{out}/frame.exr")
