print("curbcut")
