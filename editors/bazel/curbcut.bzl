"""Checks the accessibility of Swift sources: remotely, cached, and by a persistent worker.

    load("//tools/curbcut:curbcut.bzl", "curbcut_report")

    curbcut_report(
        name = "accessibility",
        srcs = glob(["Sources/**/*.swift"]),
        config = ".curbcut.json",
    )

The report is a SARIF log; "curbcut merge" puts those of several targets together.
"""

def _curbcut_report_impl(ctx):
    report = ctx.actions.declare_file(ctx.label.name + ".sarif")
    options = ctx.actions.args()

    # The last argument of a worker's action is the file with its arguments.
    options.use_param_file("@%s", use_always = True)
    options.set_param_file_format("multiline")
    options.add("--format", "sarif")
    options.add("--output", report)
    options.add("--fail-on", ctx.attr.fail_on)
    inputs = list(ctx.files.srcs)
    if ctx.file.config:
        options.add("--config", ctx.file.config)
        inputs.append(ctx.file.config)
    options.add("--format", "concise")
    options.add_all(ctx.files.srcs)
    ctx.actions.run(
        mnemonic = "Curbcut",
        executable = ctx.executable._curbcut,
        arguments = ["worker", options],
        inputs = inputs,
        outputs = [report],
        execution_requirements = {
            "supports-workers": "1",
            "requires-worker-protocol": "json",
        },
        progress_message = "Checking the accessibility of %{label}",
    )
    return [DefaultInfo(files = depset([report]))]

curbcut_report = rule(
    implementation = _curbcut_report_impl,
    doc = "Writes a SARIF log of accessibility problems in Swift sources.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".swift"],
            mandatory = True,
            doc = "The files; they know of each other and of no others.",
        ),
        "config": attr.label(
            allow_single_file = True,
            doc = "A .curbcut.json that applies to all of them.",
        ),
        "fail_on": attr.string(
            default = "error",
            values = ["error", "warning", "info", "hint", "never"],
            doc = "The severity from which on the action fails.",
        ),
        "_curbcut": attr.label(
            default = "@curbcut//:curbcut",
            executable = True,
            cfg = "exec",
            allow_files = True,
        ),
    },
)
